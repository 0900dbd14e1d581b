import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Conversation } from './conversation.ts';
import type { Part } from './correct-dialog.tsx';
import { CorrectDialog, SourcesDialog } from './seldom.ts';

/** What can be asked of a reply. */
export interface Remembering {
  /** Shows what a reply stands on, or one of its marks. */
  showSources: (reply: Message, mark?: number) => void;
  /** Asks how it really was. `part`: the words of the reply that are wrong. Undefined where it is only read. */
  correct: ((reply: Message, part?: Part) => void) | undefined;
}

const Context = createContext<Remembering | null>(null);

/** What can be asked of a reply. Throws outside `RememberingProvider`. */
export function useRemembering(): Remembering {
  const remembering = use(Context);
  if (!remembering) throw new Error('useRemembering must be used within its provider');
  return remembering;
}

/** The dialog that was opened last; it stays until another takes its place, so that it can close. */
type Opened =
  | { what: 'sources'; reply: Message; mark?: number }
  | { what: 'correct'; reply: Message; part?: Part };

/** Around the messages: holds the dialogs about a reply, which are fetched when they are first opened. */
export function RememberingProvider({
  conversation,
  readOnly,
  children,
}: {
  conversation: Conversation;
  readOnly: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<(Opened & { time: number }) | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const remembering = useMemo<Remembering>(() => {
    const open = (next: Opened) => {
      setOpened((before) => ({ ...next, time: (before?.time ?? 0) + 1 }));
      setIsOpen(true);
    };
    return {
      showSources: (reply, mark) =>
        open({ what: 'sources', reply, ...(mark !== undefined && { mark }) }),
      correct: readOnly
        ? undefined
        : (reply, part) => open({ what: 'correct', reply, ...(part && { part }) }),
    };
  }, [readOnly]);

  return (
    <Context value={remembering}>
      {children}
      <Suspense>
        {opened?.what === 'sources' ? (
          <SourcesDialog
            key={opened.time}
            {...opened}
            open={isOpen}
            onOpenChange={setIsOpen}
            onCorrect={remembering.correct}
          />
        ) : null}
        {opened?.what === 'correct' ? (
          <CorrectDialog
            key={opened.time}
            {...opened}
            conversation={conversation}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        ) : null}
      </Suspense>
    </Context>
  );
}
