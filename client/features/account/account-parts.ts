import type { ComponentType } from 'react';

/** Parts of other features that stand on the account's page; whoever composes the page gives them. */
export interface AccountParts {
  Subscription: ComponentType;
  ChangePassword: ComponentType<{ email: string; onChanged: () => void; onCancel: () => void }>;
  ConsentForm: ComponentType;
}
