import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTexts } from '#client/i18n/use-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { AdminNotice } from './admin-frame.tsx';

/** The admin page for somebody who is not logged in. */
export function AuthenticationRequired() {
  useTexts('admin');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <AdminNotice title={t('admin.required.title')} text={t('admin.required.text')}>
      <Button onClick={() => navigate('/auth')}>{t('admin.required.login')}</Button>
    </AdminNotice>
  );
}
