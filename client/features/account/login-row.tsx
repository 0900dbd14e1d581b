import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '#client/lib/use-moments.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { SessionList } from '#shared/contract/account.ts';

interface LoginRowProps {
  session: SessionList['sessions'][number];
  /** While it is being ended. */
  ending: boolean;
  onEnd: () => void;
}

/** One place where the person is logged in: since when, last when, and whether it is this one. */
export function LoginRow({ session, ending, onEnd }: LoginRowProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div id={id} className="flex min-w-0 flex-col items-start gap-1">
        {session.current ? <Badge>{t('account.logins.current')}</Badge> : null}
        {session.isAdminSession ? (
          <Badge tone="plain">{t('account.logins.administrator')}</Badge>
        ) : null}
        <p>{t('account.logins.last', { date: moment(session.lastSeenAt) })}</p>
        <p className="text-small text-ink-soft">
          {t('account.logins.first', { date: moment(session.createdAt) })}
        </p>
      </div>
      {session.current ? null : (
        <Button variant="quiet" busy={ending} aria-describedby={id} onClick={onEnd}>
          {t('account.logins.end')}
        </Button>
      )}
    </li>
  );
}
