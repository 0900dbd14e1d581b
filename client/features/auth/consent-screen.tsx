import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useLogout } from '#client/lib/use-logout.ts';
import { LeaveButton } from '#client/ui/leave-button.tsx';
import { AuthPage } from './auth-page.tsx';
import { ConsentForm } from './consent-form.tsx';

/** Before the profile, once, for one who registered without the consents. */
export function ConsentScreen() {
  useTexts('account', 'auth');
  const { t } = useTranslation();
  const { leaving, leave } = useLogout();
  return (
    <AuthPage
      heading={t('account.agreed.askTitle')}
      intro={t('account.agreed.askIntro')}
      start={<LeaveButton label={t('common.logout')} busy={leaving} onLeave={leave} />}
    >
      <ConsentForm />
    </AuthPage>
  );
}
