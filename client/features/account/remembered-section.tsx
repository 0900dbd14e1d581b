import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { Section } from '#client/ui/section.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Memory } from '#shared/contract/memories.ts';
import { RememberedFact } from './remembered-fact.tsx';
import { useRemembered } from './use-remembered.ts';

const KINDS = ['correction', 'profile', 'told', 'imported'] as const;

/** "What is remembered": every fact that replies are made from, and what can be done with it. */
export function RememberedSection() {
  useTexts('remember');
  const { t } = useTranslation();
  return (
    <Section title={t('remember.list.title')}>
      <p className="text-ink-soft">{t('remember.list.text')}</p>
      <Facts />
    </Section>
  );
}

function Facts() {
  const { t } = useTranslation();
  const { memories, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useRemembered();
  if (!memories && !isError) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      {memories?.length === 0 ? <p className="font-semibold">{t('remember.list.none')}</p> : null}
      <div className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {KINDS.map((kind) => (
          <Group key={kind} kind={kind} all={memories ?? []} />
        ))}
      </div>
      {isError ? (
        <p role="alert" className="text-ink-soft">
          {t('remember.unread')}
        </p>
      ) : null}
      {isError || hasNextPage ? (
        <Button
          variant="quiet"
          className="self-start"
          busy={isFetching}
          onClick={() => void (isError ? refetch() : fetchNextPage())}
        >
          {isError ? t('common.tryAgain') : t('remember.list.earlier')}
        </Button>
      ) : null}
    </>
  );
}

/** The facts of one kind; folded, but for what was set right. */
function Group({ kind, all }: { kind: Memory['kind']; all: readonly Memory[] }) {
  const { t } = useTranslation();
  const facts = all.filter((memory) => memory.kind === kind);
  if (facts.length === 0) return null;
  return (
    <details open={kind === 'correction'} className="group">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold">
        {t(`remember.list.${kind}`)}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:-scale-y-100"
        />
      </summary>
      <ul className="flex flex-col gap-6 pt-1 pb-5">
        {facts.map((memory) => (
          <RememberedFact key={memory.id} memory={memory} all={all} />
        ))}
      </ul>
    </details>
  );
}
