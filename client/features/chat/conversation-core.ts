import { ApiError, type Method } from '#client/lib/api.ts';
import type { ChatEvent, Message, Usage } from '#shared/contract/chat.ts';
import type { ChatDraftBox } from './chat-draft.ts';
import {
  type ConversationAction,
  type ConversationState,
  conversation,
  EMPTY_CONVERSATION,
} from './conversation-state.ts';
import type { Entry } from './entries.ts';
import type { TabNews, Tabs } from './tabs.ts';

/** What the screen around the conversation should hear about. */
export type News =
  | { type: 'usage'; usage: Usage }
  | { type: 'replied'; reply: Message }
  | { type: 'edited' | 'deleted' }
  /** Nobody is logged in any more; what was being sent belongs in the input again. */
  | { type: 'given-back'; text: string }
  | { type: 'refused'; what: 'send' | 'edit' | 'delete' | 'stop'; error: ApiError };

export interface ConversationDeps {
  call: <T>(method: Method, path: string, signal?: AbortSignal) => Promise<T>;
  stream: (
    method: Method,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ) => AsyncIterable<ChatEvent>;
  drafts: ChatDraftBox;
  openTabs: (heard: (news: TabNews) => void) => Tabs;
  /** Waits so many ms; less where the network comes back or `signal` ends it. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls back whenever the network comes back; returns the way to stop. */
  onOnline: (listener: () => void) => () => void;
  newId: () => string;
  now: () => number;
}

/** What the parts of a conversation share: its state, where its news go, and when to leave off. */
export interface ConversationCore {
  readonly deps: ConversationDeps;
  state: () => ConversationState;
  dispatch: (action: ConversationAction) => void;
  tell: (news: News) => void;
  post: (news: TabNews) => void;
  /** Aborted when the conversation is closed. */
  signal: () => AbortSignal;
  entryOf: (fits: (entry: Entry) => boolean) => Entry | undefined;
}

/** The core of a conversation, with what only its owner may do. */
export function createCore(deps: ConversationDeps) {
  let state = EMPTY_CONVERSATION;
  let leaving = new AbortController();
  let tabs: Tabs | null = null;
  let hears: ((news: News) => void) | null = null;
  const listeners = new Set<() => void>();

  const core: ConversationCore = {
    deps,
    state: () => state,
    dispatch(action) {
      state = conversation(state, action);
      for (const listener of listeners) listener();
    },
    tell: (news) => hears?.(news),
    post: (news) => tabs?.post(news),
    signal: () => leaving.signal,
    entryOf: (fits) => state.entries.findLast(fits),
  };

  return {
    core,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (hear: (news: News) => void, hearTab: (news: TabNews) => void): void => {
      leaving = new AbortController();
      hears = hear;
      tabs = deps.openTabs(hearTab);
    },
    close: (): void => {
      leaving.abort();
      hears = null;
      tabs?.close();
      tabs = null;
    },
  };
}

/** Whatever was thrown or told as an error event, as the one kind of error. */
export function errorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isTold(error)) return new ApiError(200, error.error, error);
  return new ApiError(0, '');
}

function isTold(value: unknown): value is { error: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string'
  );
}
