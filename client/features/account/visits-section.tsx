import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#client/lib/api.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { Button } from '#client/ui/button.tsx';
import { Section } from '#client/ui/section.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Visit, Visits } from '#shared/contract/admin.ts';

const PATH = '/api/account/visits';

/** Each time an administrator opened the account, newest first, with the reason they gave. */
export function VisitsSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('visits.title')}>
      <p className="text-ink-soft">{t('visits.text')}</p>
      <VisitList />
    </Section>
  );
}

function VisitList() {
  const { t } = useTranslation();
  const list = useInfiniteQuery({
    queryKey: [PATH],
    queryFn: ({ pageParam, signal }) =>
      api<Visits>('GET', pageParam === '' ? PATH : `${PATH}?cursor=${pageParam}`, undefined, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  });
  const visits = list.data?.pages.flatMap((page) => page.visits);

  if (!visits && !list.isError) return <Skeleton className="h-16 w-full" />;
  return (
    <>
      {visits?.length === 0 ? <p className="font-semibold">{t('visits.none')}</p> : null}
      {visits && visits.length > 0 ? (
        <ol className="flex flex-col border-t border-line">
          {visits.map((visit) => (
            <VisitItem key={visit.id} {...visit} />
          ))}
        </ol>
      ) : null}
      {list.isError ? (
        <p role="alert" className="text-ink-soft">
          {t('visits.failed')}
        </p>
      ) : null}
      {list.isError || list.hasNextPage ? (
        <Button
          variant="quiet"
          className="self-start"
          busy={list.isFetching}
          onClick={() => void (visits ? list.fetchNextPage() : list.refetch())}
        >
          {list.isError ? t('common.tryAgain') : t('visits.earlier')}
        </Button>
      ) : null}
    </>
  );
}

function VisitItem({ at, endedAt, reason, wordsOpen }: Visit) {
  const { t } = useTranslation();
  const { moment, time } = useMoments();
  const from = moment(at);
  return (
    <li className="flex flex-col gap-0.5 border-b border-line py-3">
      <p className="font-semibold">{t(endedAt === null ? 'visits.still' : 'visits.opened')}</p>
      <p className="text-small text-ink-soft">
        {endedAt === null
          ? t('visits.since', { from })
          : t('visits.span', { from, to: time(endedAt) })}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {t('visits.reason', { reason })}
      </p>
      <p className={wordsOpen ? 'text-amber-ink' : 'text-ink-soft'}>
        {t(wordsOpen ? 'visits.open' : 'visits.hidden')}
      </p>
    </li>
  );
}
