import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toldByServer } from '#client/lib/api.ts';
import { readDraft } from '#client/lib/drafts.ts';
import { useFactSource } from '#client/lib/use-fact-source.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { Memory } from '#shared/contract/memories.ts';
import { FactEditor } from './fact-editor.tsx';
import { type MemoryChange, useMemoryChange } from './use-remembered.ts';

interface RememberedFactProps {
  memory: Memory;
  /** All facts that are shown, for those that this one names. */
  all: readonly Memory[];
}

/** One fact: its words, where it came from, what became of it, and what can be done with it. */
export function RememberedFact({ memory, all }: RememberedFactProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const source = useFactSource();
  const words = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending } = useMemoryChange(memory);
  const draft = `memory:${memory.id}`;
  const [editing, setEditing] = useState(() => readDraft(draft) !== null);
  const wasEditing = useRef(false);

  useLayoutEffect(() => {
    if (wasEditing.current && !editing) words.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  function change(what: MemoryChange): void {
    if (isPending) return;
    mutate(what, {
      // The control that was pressed has given way to another.
      onSuccess: () => words.current?.focus(),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t('account.notSaved'),
          description: toldByServer(error, t('chat.toast.unreached')),
        }),
    });
  }

  if (editing) {
    return (
      <li>
        <FactEditor memory={memory} draft={draft} onEnd={() => setEditing(false)} />
      </li>
    );
  }
  const { kind, retired, text } = memory;
  return (
    <li className="flex flex-col gap-1">
      <p
        ref={words}
        tabIndex={-1}
        dir="auto"
        className={retired ? 'text-ink-soft wrap-anywhere' : 'wrap-anywhere'}
      >
        {text}
      </p>
      {/* Where the profile's are from stands above them all. */}
      {kind === 'profile' ? null : <p className="text-small text-ink-faint">{source(memory)}</p>}
      <History memory={memory} all={all} />
      <div className="flex flex-wrap gap-x-5 text-small" aria-busy={isPending || undefined}>
        {retired ? (
          <TextButton onClick={() => change({ retired: false })}>
            {t('remember.list.restore')}
          </TextButton>
        ) : (
          <>
            <TextButton onClick={() => setEditing(true)}>{t('remember.list.edit')}</TextButton>
            <TextButton onClick={() => change('forget')}>
              {kind === 'correction' ? t('remember.undo') : t('remember.list.forget')}
            </TextButton>
          </>
        )}
      </div>
    </li>
  );
}

/** What a correction stands in place of, and why a fact is left out. */
function History({ memory, all }: RememberedFactProps) {
  const { t } = useTranslation();
  const { kind, retired, retiredBy, replaces, wrong } = memory;
  const textOf = (id: string | undefined) => all.find((each) => each.id === id)?.text;
  const replaced = textOf(replaces);
  // The reply that was wrong most often quotes the fact: once is enough.
  const quotes = replaced !== undefined && wrong?.includes(replaced.replace(/[.!?。।]$/u, ''));
  const before = new Set(
    [quotes ? undefined : wrong, replaced].filter((text) => text !== undefined),
  );
  const instead = textOf(retiredBy);
  return (
    <div className="flex flex-col gap-0.5 text-small text-ink-soft empty:hidden">
      {[...before].map((text) => (
        <p key={text}>
          {t('remember.list.inPlaceOf')} <Quote>{text}</Quote>
        </p>
      ))}
      {retired && retiredBy !== undefined ? (
        <p>
          {t('remember.list.setRight')} {instead === undefined ? null : <Quote>{instead}</Quote>}
        </p>
      ) : null}
      {retired && retiredBy === undefined ? (
        <p>{kind === 'correction' ? t('remember.undoneText') : t('remember.list.forgotten')}</p>
      ) : null}
    </div>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <q dir="auto" className="wrap-anywhere">
      {children}
    </q>
  );
}
