import type { MessagesAnswer } from '#shared/contract/chat.ts';
import { createChanging } from './changing.ts';
import { type ConversationDeps, createCore, type News } from './conversation-core.ts';
import { isReplyTo } from './entries.ts';
import { createFollowing } from './following.ts';
import { createSending } from './sending.ts';
import type { TabNews } from './tabs.ts';

const OLDER_PAGE = 100;

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

  async function loadOlder(): Promise<void> {
    const { nextCursor, older } = core.state();
    if (nextCursor === null || older === 'loading') return;
    core.dispatch({ type: 'older-loading' });
    const path = `/api/messages?before=${encodeURIComponent(nextCursor)}&limit=${OLDER_PAGE}`;
    try {
      core.dispatch({ type: 'older', page: await deps.call('GET', path, core.signal()) });
    } catch {
      core.dispatch({ type: 'older-failed' });
    }
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
    loadOlder: (): void => void loadOlder(),
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
