import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#client/ui/toast.tsx';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';

/** A message that was looked for: where it is, and whether the way to it is still being read. */
export interface Found {
  /** Another object each time, so that the same message can be shown again. */
  shown: { id: string } | null;
  seeking: boolean;
}

/** Shows a message in its place in the conversation, however far back it stands. */
export function useFound(conversation: Conversation): Found & { show: (id: string) => void } {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [found, setFound] = useState<Found>({ shown: null, seeking: false });

  async function show(id: string): Promise<void> {
    setFound({ shown: null, seeking: true });
    const there = await conversation.seek(id);
    setFound({ shown: there ? { id } : null, seeking: false });
    if (!there) toast({ variant: 'destructive', title: t('chat.olderFailed') });
  }

  return { ...found, show: (id) => void show(id) };
}

/** Brings the message that was looked for into the middle of the view, and the focus to it, once. */
export function useFoundInView(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  entries: readonly Entry[],
  shown: Found['shown'],
): void {
  const led = useRef<Found['shown']>(null);

  // With every drawing: a row far away is drawn some time after the view has got there.
  useLayoutEffect(() => {
    if (shown === null || led.current === shown) return;
    const index = entries.findIndex(({ message }) => message.id === shown.id);
    const article = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] .found`);
    if (article) {
      led.current = shown;
      article.focus({ preventScroll: true });
    }
    const isTall = (article?.offsetHeight ?? 0) > (scroller.current?.clientHeight ?? 0);
    virtualizer.scrollToIndex(index, { align: isTall ? 'start' : 'center' });
  });
}
