import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toldByServer } from '#client/lib/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { SessionList } from '#shared/contract/account.ts';
import { LoginRow } from './login-row.tsx';
import { LogoutEverywhere } from './logout-everywhere.tsx';
import { Section } from '#client/ui/section.tsx';
import { useEndSession, useSessions } from './use-sessions.ts';

/** Where the person is logged in, and the ways to end it. */
export function Logins() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState(false);
  const { data, error, refetch } = useSessions();
  const end = useEndSession({
    onSuccess: () => {
      toast({ title: t('account.logins.ended'), description: t('account.logins.endedText') });
      // The button that had the focus went with its line.
      heading.current?.focus();
    },
    onError: (failure) =>
      toast({
        title: t('account.logins.endFailed'),
        description: toldByServer(failure, t('account.unanswered')),
        variant: 'destructive',
      }),
  });

  return (
    <Section title={t('account.logins.title')} headingRef={heading}>
      {data ? (
        <>
          <ul className="flex flex-col divide-y divide-line rounded-base border border-line">
            {thisOneFirst(data.sessions).map((session) => (
              <LoginRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          <Button variant="quiet" className="self-start" onClick={() => setLeaving(true)}>
            {t('account.logins.everywhere')}
          </Button>
        </>
      ) : null}
      {!data && error ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{toldByServer(error, t('account.logins.loadFailed'))}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      ) : null}
      {!data && !error ? <Skeleton className="h-20 w-full" /> : null}
      <LogoutEverywhere open={leaving} onOpenChange={setLeaving} />
    </Section>
  );
}

function thisOneFirst(sessions: SessionList['sessions']): SessionList['sessions'] {
  return [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
}
