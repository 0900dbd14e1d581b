import type { MessagesAnswer } from '#shared/contract/chat.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { createChanging } from './changing.ts';
import { type ConversationDeps, createCore, type News } from './conversation-core.ts';
import { isReplyTo } from './entries.ts';
import { createFollowing } from './following.ts';
import { createSending } from './sending.ts';
import type { TabNews } from './tabs.ts';

const OLDER_PAGE = 100;
/** As many as a call may bring, where many are read at once. */
const SEEK_PAGE = LIMITS.messagesPageMax;

export type Conversation = ReturnType<typeof createConversation>;

/**
 * The conversation of one account: holds its state, makes its calls, keeps it in step with the
 * server and the other tabs. Knows nothing of the screen.
 */
export function createConversation(deps: ConversationDeps) {
  const { core, subscribe, open, close } = createCore(deps);
  const following = createFollowing(core);
  const { showUnsent, resendWaiting, ...sending } = createSending(core, following, refresh);
  const changing = createChanging(core, following, refresh);
  /** The older pages that are being read. */
  let older: Promise<void> = Promise.resolve();

  /** Reads the newest page; throws what the call throws. */
  async function readNewest(): Promise<void> {
    const since = core.state().entries;
    const page = await deps.call<MessagesAnswer>('GET', '/api/messages', core.signal());
    core.dispatch({ type: 'newest', page, since });
    following.followPending();
  }

  /** Looks again: another device may have changed something. A failure changes nothing here. */
  function refresh(): void {
    readNewest().catch(() => undefined);
  }

  async function load(): Promise<void> {
    core.dispatch({ type: 'loading' });
    const signal = core.signal();
    try {
      await readNewest();
      showUnsent();
    } catch {
      if (!signal.aborted) core.dispatch({ type: 'load-failed' });
    }
  }

  /** Reads older pages of so many messages until one is `enough`, and shows them all at once. */
  async function readOlder(
    limit: number,
    enough: (page: MessagesAnswer) => boolean,
  ): Promise<void> {
    let cursor: string | null = core.state().nextCursor;
    if (cursor === null) return;
    core.dispatch({ type: 'older-loading' });
    const pages: MessagesAnswer[] = [];
    try {
      for (let read = false; cursor !== null && !read; ) {
        const path: string = `/api/messages?before=${encodeURIComponent(cursor)}&limit=${limit}`;
        const page: MessagesAnswer = await deps.call<MessagesAnswer>('GET', path, core.signal());
        pages.unshift(page);
        cursor = page.nextCursor;
        read = enough(page);
      }
    } catch {
      core.dispatch({ type: 'older-failed' });
      return;
    }
    const messages = pages.flatMap((page) => page.messages);
    core.dispatch({ type: 'older', page: { messages, nextCursor: cursor } });
  }

  function loadOlder(): void {
    if (core.state().older !== 'loading') older = readOlder(OLDER_PAGE, () => true);
  }

  /** Whether this message is shown, once what lies between here and it has been read. */
  async function seek(id: string): Promise<boolean> {
    const isShown = () => core.entryOf(({ message }) => message.id === id) !== undefined;
    // What is being read already: two readings of one page would not fit each other.
    await older;
    if (!isShown()) {
      older = readOlder(SEEK_PAGE, ({ messages }) => messages.some((message) => message.id === id));
      await older;
    }
    return isShown();
  }

  function hearTab(news: TabNews): void {
    if (news.type === 'removed') return core.dispatch({ type: 'removed', id: news.id });
    const known = core.entryOf((entry) => isReplyTo(entry, news.userMessage));
    const key = known?.key ?? news.reply.id;
    if (following.isFollowed(key)) return;
    core.dispatch({ type: 'event', key, event: news });
    core.tell({ type: 'usage', usage: news.usage });
    following.followPending();
  }

  return {
    ...sending,
    ...changing,
    subscribe,
    drafts: deps.drafts,
    state: core.state,
    load: (): void => void load(),
    loadOlder,
    seek,
    /** Starts: reads, listens to network and tabs. Returns the way to leave. */
    open(hear: (news: News) => void): () => void {
      open(hear, hearTab);
      const stopListening = deps.onOnline(() => void resendWaiting());
      void load();
      return () => {
        stopListening();
        close();
      };
    },
  };
}
