import { AccountScreen } from '#client/features/account/account-screen.tsx';
import { ChangePassword } from '#client/features/auth/change-password.tsx';
import { ConsentForm } from '#client/features/auth/consent-form.tsx';
import { SubscriptionSection } from '#client/features/billing/subscription-section.tsx';
import { useTexts } from '#client/i18n/use-texts.ts';

/** The account's page, with the parts that belong to logging in. */
export function AccountPage() {
  useTexts('account', 'auth', 'billing', 'public');
  return (
    <AccountScreen
      Subscription={SubscriptionSection}
      ChangePassword={ChangePassword}
      ConsentForm={ConsentForm}
    />
  );
}
