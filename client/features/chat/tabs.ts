import type { ChatEvent } from '#shared/contract/chat.ts';

/** What one tab tells the other tabs of the same browser. */
export type TabNews = Extract<ChatEvent, { type: 'accepted' }> | { type: 'removed'; id: string };

export interface Tabs {
  post: (news: TabNews) => void;
  close: () => void;
}

/** Joins the tabs of this browser in which the same account talks. */
export function openTabs(userId: string, heard: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel(`chat:${userId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => heard(data));
  return {
    post: channel.postMessage.bind(channel),
    close: () => channel.close(),
  };
}
