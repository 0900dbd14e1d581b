import type { ComponentType, ReactNode } from 'react';
import type { SubscriptionIntent } from '#shared/contract/billing.ts';

/** What came of a card: paid or saved, to be confirmed with the bank, or told on screen as failed. */
export type Completion =
  | { type: 'done' }
  | { type: 'confirm'; clientSecret: string }
  | { type: 'failed' };

export interface CardFormProps {
  intent: SubscriptionIntent;
  /** The secret of a card saved at a bank's own page, where somebody comes back from there. */
  setupSecret: string | undefined;
  /** Whether everything beside the card is in order, the agreement kept; says on screen what is not. */
  begin: () => Promise<boolean>;
  /** Hands a card over to the server; `confirmation` is what a first try asked to be confirmed. */
  complete: (paymentMethodId: string, confirmation?: string) => Promise<Completion>;
  /** The provider's own script has paid; the server is asked whether it has arrived. */
  onPaid: () => Promise<void>;
  /** The form has saved a card, and with it did all that it can: another try needs another form. */
  onSpent: () => void;
  /** The card did not do; says why. */
  onFailed: (reason?: string) => void;
  /** What stands under the card: the agreement and the button. */
  children: ReactNode;
}

/** The form of one payment provider: takes a card and sees it through. */
export type CardForm = ComponentType<CardFormProps>;
