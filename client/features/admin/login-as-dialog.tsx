import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api, toldByServer } from '#client/lib/api.ts';
import { setToken } from '#client/lib/auth-token.ts';
import { clearDrafts } from '#client/lib/drafts.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { LoginAs, UserList } from '#shared/contract/admin.ts';
import { LIMITS } from '#shared/rules/limits.ts';

interface LoginAsDialogProps {
  /** Whose account is to be opened; null while nobody's is. */
  user: UserList['users'][number] | null;
  onClose: () => void;
}

/** Asks for a yes and a reason before somebody's account is opened. */
export function LoginAsDialog({ user, onClose }: LoginAsDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const loginAs = useLoginAs();

  function close(): void {
    setReason('');
    onClose();
  }

  return (
    <AlertDialog
      open={user !== null}
      onOpenChange={(open) => (open || loginAs.isPending ? undefined : close())}
      title={t('admin.confirm.title', { email: user?.email ?? '' })}
      description={t('admin.confirm.text')}
      confirmLabel={t('admin.confirm.go')}
      cancelLabel={t('common.cancel')}
      busy={loginAs.isPending}
      onConfirm={() => user && loginAs.mutate({ id: user.id, reason: reason.trim() })}
    >
      <TextArea
        label={t('admin.confirm.reason')}
        hint={t('admin.confirm.reasonHint')}
        value={reason}
        maxLength={LIMITS.reasonLength}
        onChange={(event) => setReason(event.target.value)}
      />
    </AlertDialog>
  );
}

/** Opens the account: the own token, and all that was read or typed under it, is gone from here. */
function useLoginAs() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api<LoginAs>('POST', `/api/admin/login-as/${id}`, reason === '' ? {} : { reason }),
    onSuccess: ({ token, userId }) => {
      clearDrafts();
      queries.clear();
      setToken(token);
      navigate('/');
      toast({ title: t('admin.done.title'), description: t('admin.done.text', { id: userId }) });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('admin.confirm.failed'),
        description: toldByServer(error, t('chat.toast.unreached')),
      }),
  });
}
