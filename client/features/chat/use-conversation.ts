import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api } from '#client/lib/api.ts';
import { chatEvents } from '#client/lib/sse.ts';
import { chatDraftBox } from './chat-draft.ts';
import { type Conversation, createConversation } from './conversation.ts';
import type { News } from './conversation-core.ts';
import type { ConversationState } from './conversation-state.ts';
import { onOnline, pause } from './network.ts';
import { openTabs } from './tabs.ts';

/** The conversation of an account, open as long as the component that asks for it. */
export function useConversation(userId: string, hear: (news: News) => void): Conversation {
  const [conversation] = useState(() =>
    createConversation({
      call: (method, path, signal) => api(method, path, undefined, signal && { signal }),
      stream: chatEvents,
      drafts: chatDraftBox(userId),
      openTabs: (heard) => openTabs(userId, heard),
      pause,
      onOnline,
      newId: () => crypto.randomUUID(),
      now: Date.now,
    }),
  );
  const latestHear = useEffectEvent(hear);
  useEffect(() => conversation.open((news) => latestHear(news)), [conversation]);
  return conversation;
}

/** A part of the conversation's state; draws again only where that part changed. */
export function useConversationPart<T>(
  conversation: Conversation,
  part: (state: ConversationState) => T,
): T {
  return useSyncExternalStore(conversation.subscribe, () => part(conversation.state()));
}
