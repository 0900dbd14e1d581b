import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { toldByServer } from '#client/lib/api.ts';
import { logoutEverywhere } from '#client/lib/session.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { useToast } from '#client/ui/toast.tsx';

interface LogoutEverywhereProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks, and then ends every log-in of the person, this one too. */
export function LogoutEverywhere({ open, onOpenChange }: LogoutEverywhereProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [, navigate] = useLocation();
  const leave = useMutation({
    mutationFn: logoutEverywhere,
    onSuccess: () => navigate('/'),
    onError: (error) =>
      toast({
        title: t('chat.logoutFailed'),
        description: toldByServer(error, t('account.unanswered')),
        variant: 'destructive',
      }),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('account.logins.everywhereTitle')}
      description={t('account.logins.everywhereText')}
      confirmLabel={t('account.logins.everywhere')}
      cancelLabel={t('account.logins.stay')}
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
    />
  );
}
