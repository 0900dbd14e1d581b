import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toldByServer } from '#client/lib/api.ts';
import { SUPPORT_ACCESS } from '#client/lib/product.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Section } from '#client/ui/section.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { SupportAccess } from '#shared/contract/admin.ts';

const KEY = ['/api/account/support-access'];

/** Whether administrators may read along and help: the person's own switch, off unless they turn it. */
export function SupportSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('support.title')}>
      {SUPPORT_ACCESS === 'always' ? (
        <p className="text-ink-soft">{t('support.always')}</p>
      ) : (
        <>
          <p className="text-ink-soft">{t('support.text')}</p>
          <SupportSwitch />
        </>
      )}
    </Section>
  );
}

function SupportSwitch() {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { toast } = useToast();
  const queries = useQueryClient();
  const access = useQuery<SupportAccess>({ queryKey: KEY });
  // What was asked for stands in the box at once: a mutation tells of itself only a moment later, and
  // within that moment the box would spring back under the finger.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (granted: boolean) =>
      api<SupportAccess>('PUT', '/api/account/support-access', { granted }),
    onSettled: () => setAsked(null),
    onSuccess: (answer) => queries.setQueryData<SupportAccess>(KEY, answer),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('support.failed'),
        description: toldByServer(error, t('account.unanswered')),
      }),
  });

  if (access.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-ink-soft">{t('support.unread')}</p>
        <Button variant="quiet" onClick={() => void access.refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!access.data) return <Skeleton className="h-16 w-full" />;
  const { grantedUntil } = access.data;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        label={t('support.switch')}
        hint={t('support.hint')}
        checked={asked ?? grantedUntil !== null}
        onChange={(event) => {
          if (asked !== null) return;
          setAsked(event.target.checked);
          change.mutate(event.target.checked);
        }}
      />
      <output className="ps-9 font-semibold">
        {grantedUntil === null ? t('support.off') : t('support.on', { date: moment(grantedUntil) })}
      </output>
    </div>
  );
}
