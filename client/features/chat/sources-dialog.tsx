import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { findMemory } from '#client/lib/memories.ts';
import { useFactSource } from '#client/lib/use-fact-source.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Mark, Message } from '#shared/contract/chat.ts';
import type { Part } from './correct-dialog.tsx';

interface SourcesDialogProps {
  reply: Message;
  /** The number of the one mark that is asked about; without it, all of them. */
  mark?: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCorrect: ((reply: Message, part?: Part) => void) | undefined;
}

/** What each sentence of a reply stands on: a fact and where it came from, or nothing. */
export function SourcesDialog({ reply, mark, open, onOpenChange, onCorrect }: SourcesDialogProps) {
  useTexts('remember');
  const { t } = useTranslation();
  const marks = (reply.marks ?? []).filter((_, at) => mark === undefined || at === mark);
  const [only] = marks;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('remember.sources.title')}
      description={t('remember.sources.text')}
      closeLabel={t('common.close')}
      footer={
        onCorrect ? (
          <Button
            variant="quiet"
            onClick={() => onCorrect(reply, marks.length === 1 ? only : undefined)}
          >
            {t('chat.notRight')}
          </Button>
        ) : null
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {marks.map((each) => (
          <Source key={each.start} words={reply.content.slice(each.start, each.end)} mark={each} />
        ))}
      </ul>
    </Dialog>
  );
}

function Source({ words, mark }: { words: string; mark: Mark }) {
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0">
      <p dir="auto" className="font-serif text-reading wrap-anywhere">
        <span className={mark.kind === 'imagined' ? 'imagined' : undefined}>{words}</span>
      </p>
      <Fact mark={mark} />
    </li>
  );
}

function Fact({ mark: { kind, memoryId } }: { mark: Mark }) {
  const { t } = useTranslation();
  const source = useFactSource();
  const asked = kind !== 'imagined' && memoryId !== undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ['fact', memoryId],
    queryFn: async ({ signal }) => (await findMemory(({ id }) => id === memoryId, signal)) ?? null,
    enabled: asked,
    // It may have been put into other words since.
    staleTime: 0,
    gcTime: 0,
  });
  if (kind === 'imagined') {
    return <p className="text-small text-ink-soft">{t('remember.sources.imagined')}</p>;
  }
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-small text-ink-soft">
        <span>{t('remember.unread')}</span>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (asked && data === undefined) return <Skeleton className="h-10 w-full" />;
  if (!data) return <p className="text-small text-ink-soft">{t('remember.sources.gone')}</p>;
  return (
    <>
      <p className="text-small text-ink-soft">{source(data)}</p>
      <blockquote dir="auto" className="border-s-2 border-dusk ps-3 wrap-anywhere">
        {data.text}
      </blockquote>
    </>
  );
}
