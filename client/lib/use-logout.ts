import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useToast } from '#client/ui/toast.tsx';
import { toldByServer } from './api.ts';
import { logout } from './session.ts';

/** Logging out, and then to the first page; says so where it did not work. */
export function useLogout() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [leaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await logout();
      navigate('/');
    } catch (error) {
      setLeaving(false);
      toast({
        variant: 'destructive',
        title: t('chat.logoutFailed'),
        description: toldByServer(error, t('chat.toast.unreached')),
      });
    }
  }

  return { leaving, leave: (): void => void leave() };
}
