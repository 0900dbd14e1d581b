import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError, api, apiErrorOf } from '#client/lib/api.ts';
import { deleteAccount, forgetHere } from '#client/lib/session.ts';
import { postWithProgress } from '#client/lib/upload.ts';
import { useToast } from '#client/ui/toast.tsx';
import type { ExportLink, ImportAnswer } from '#shared/contract/export.ts';

/** The server's own sentence, where it gave one. */
function told(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.status > 0 ? error.message : fallback;
}

/**
 * Has the browser itself download a copy of everything, by a link that is good for a minute: a page
 * would have to hold all of it in memory, which a phone may not have.
 */
export function useExport() {
  const { t } = useTranslation();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => api<ExportLink>('POST', '/api/export/link', {}),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
      toast({ title: t('leaving.export.begun'), description: t('leaving.export.begunText') });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('leaving.export.failed'),
        description: told(error, t('leaving.unreached')),
      }),
  });
}

/** Brings a saved copy back; `share` is how much of it was sent, 0 to 1. */
export function useImport() {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File): Promise<ImportAnswer> => {
      setShare(0);
      const response = await postWithProgress('/api/import', file, 'application/zip', setShare);
      if (!response.ok) throw await apiErrorOf(response);
      return (await response.json()) as ImportAnswer;
    },
    onSuccess: async ({ messages }) => {
      await client.resetQueries();
      const formatted = new Intl.NumberFormat(i18n.language).format(messages);
      toast({
        title: t('leaving.import.done'),
        description: t('leaving.import.doneText', { count: messages, formatted }),
      });
      navigate('/');
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('leaving.import.failed'),
        description: told(error, t('leaving.unreached')),
      }),
  });
  return { bring: mutate, bringing: isPending, share };
}

/** Deletes the account, and then everything of it that lies in this browser. */
export function useAccountDeletion() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      toast({ title: t('leaving.delete.done'), description: t('leaving.delete.doneText') });
      forgetHere();
      navigate('/');
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('leaving.delete.failed'),
        description: told(error, t('leaving.unreached')),
      }),
  });
}
