import type { ChatEvent, Message, MessagesAnswer } from '#shared/contract/chat.ts';
import {
  confirmed,
  type Entry,
  isKept,
  isReplyTo,
  isSame,
  localPair,
  mergeNewest,
  mergeOlder,
  placed,
  replyKeyOf,
  savedEntry,
} from './entries.ts';

export interface ConversationState {
  phase: 'loading' | 'ready' | 'failed';
  /** Oldest first. */
  entries: readonly Entry[];
  /** Where the next older page begins; null at the start of the conversation. */
  nextCursor: string | null;
  older: 'idle' | 'loading' | 'failed';
  /** What each reply in the making has said so far, by its entry's key. */
  live: Readonly<Record<string, string>>;
}

export type ConversationAction =
  | { type: 'loading' | 'load-failed' | 'older-loading' | 'older-failed' }
  /** `since` is the entries as they were when the page was asked for. */
  | { type: 'newest'; page: MessagesAnswer; since: readonly Entry[] }
  | { type: 'older'; page: MessagesAnswer }
  /** The person sends, or sends again under the same id. */
  | { type: 'send'; messageId: string; text: string; at: number; careOnly: boolean }
  | { type: 'unsent'; messageId: string }
  /** Not sent after all: the text went back to where it was typed. */
  | { type: 'withdraw'; messageId: string }
  | { type: 'edit'; id: string; text: string; at: number }
  | { type: 'remake'; id: string }
  /** An edit or a remake was refused; `id` is that of the message it began with. */
  | { type: 'undo'; id: string }
  | { type: 'remove' | 'removed' | 'restore'; id: string }
  /** `key` is that of the reply the event belongs to. */
  | { type: 'event'; key: string; event: ChatEvent }
  /** The reply is read from its first word again. */
  | { type: 'rewind'; key: string }
  /** The stream broke and could not be taken up again. */
  | { type: 'broken'; key: string };

export const EMPTY_CONVERSATION: ConversationState = {
  phase: 'loading',
  entries: [],
  nextCursor: null,
  older: 'idle',
  live: {},
};

/** The conversation after an action. Pure; keeps every object that did not change. */
export function conversation(
  state: ConversationState,
  action: ConversationAction,
): ConversationState {
  const { entries } = state;
  switch (action.type) {
    case 'loading':
      return { ...state, phase: 'loading' };
    case 'load-failed':
      return state.phase === 'ready' ? state : { ...state, phase: 'failed' };
    case 'older-loading':
      return { ...state, older: 'loading' };
    case 'older-failed':
      return { ...state, older: 'failed' };
    case 'newest':
      return withNewest(state, action.page, action.since);
    case 'older':
      return {
        ...state,
        entries: mergeOlder(entries, action.page.messages),
        nextCursor: action.page.nextCursor,
        older: 'idle',
      };
    case 'send':
      return { ...state, entries: withSent(entries, action) };
    case 'unsent':
      return {
        ...state,
        entries: entries
          .filter((entry) => entry.key !== replyKeyOf(action.messageId))
          .map((entry) =>
            entry.key === action.messageId ? { ...entry, delivery: 'unsent' as const } : entry,
          ),
      };
    case 'withdraw': {
      const gone = [action.messageId, replyKeyOf(action.messageId)];
      return { ...state, entries: entries.filter((entry) => !gone.includes(entry.key)) };
    }
    case 'edit':
      return { ...state, entries: withEdit(entries, action) };
    case 'remake':
      return {
        ...state,
        entries: entries.map((entry) =>
          entry.message.id === action.id ? asPending(entry) : entry,
        ),
      };
    case 'undo':
      return { ...state, entries: entries.map((entry) => undone(entry, action.id)) };
    case 'remove':
    case 'restore': {
      const delivery = action.type === 'remove' ? 'removing' : 'saved';
      return { ...state, entries: withDelivery(entries, action.id, delivery) };
    }
    case 'removed':
      return { ...state, entries: entries.filter((entry) => !belongsTo(entry, action.id)) };
    case 'event':
      return withEvent(state, action.key, action.event);
    case 'rewind':
      return { ...state, live: { ...state.live, [action.key]: '' } };
    case 'broken':
    default:
      return settled(state, action.key, null);
  }
}

function withNewest(
  state: ConversationState,
  page: MessagesAnswer,
  since: readonly Entry[],
): ConversationState {
  const reachesStart = page.nextCursor === null;
  const entries = mergeNewest(state.entries, page.messages, reachesStart, since);
  const first = entries[0]?.message.id;
  // Older pages that stayed keep their own cursor.
  const keptOlder = first !== undefined && first !== page.messages[0]?.id && !reachesStart;
  const same =
    entries.length === state.entries.length && entries.every((e, i) => e === state.entries[i]);
  return {
    ...state,
    phase: 'ready',
    entries: same ? state.entries : entries,
    nextCursor: keptOlder ? state.nextCursor : page.nextCursor,
  };
}

function withSent(
  entries: readonly Entry[],
  sent: { messageId: string; text: string; at: number; careOnly: boolean },
): Entry[] {
  const [words, reply] = localPair(sent.messageId, sent.text, sent.at);
  const pair = [{ ...words, careOnly: sent.careOnly }, reply];
  const index = entries.findIndex((entry) => entry.key === sent.messageId);
  if (index === -1) return [...entries, ...pair];
  return entries.toSpliced(index, 1, ...pair);
}

function withEdit(
  entries: readonly Entry[],
  edit: { id: string; text: string; at: number },
): Entry[] {
  return entries.map((entry) => {
    if (entry.message.id === edit.id) {
      const message: Message = { ...entry.message, content: edit.text, editedAt: edit.at };
      return { ...entry, message, before: entry.message };
    }
    return entry.message.replyTo === edit.id ? asPending(entry) : entry;
  });
}

function asPending(entry: Entry): Entry {
  const { notice: _, marks: __, proposal: ___, ...words } = entry.message;
  const message: Message = { ...words, content: '', status: 'pending', care: 'none' };
  return { ...entry, message, before: entry.message };
}

function belongsTo(entry: Entry, id: string): boolean {
  return entry.message.id === id || entry.message.replyTo === id;
}

function undone(entry: Entry, id: string): Entry {
  if (!entry.before || !belongsTo(entry, id)) return entry;
  return { key: entry.key, message: entry.before, delivery: entry.delivery };
}

function withDelivery(
  entries: readonly Entry[],
  id: string,
  delivery: 'saved' | 'removing',
): Entry[] {
  return entries.map((entry) => (belongsTo(entry, id) ? { ...entry, delivery } : entry));
}

function withEvent(state: ConversationState, key: string, event: ChatEvent): ConversationState {
  switch (event.type) {
    case 'accepted': {
      const entries = withPair(state.entries, key, event.userMessage, event.reply);
      return { ...state, entries, live: { ...state.live, [key]: '' } };
    }
    case 'delta':
      return { ...state, live: { ...state.live, [key]: (state.live[key] ?? '') + event.text } };
    case 'done':
      return settled(
        { ...state, entries: withPair(state.entries, key, event.userMessage, event.reply) },
        key,
        event.reply,
      );
    case 'error':
    default:
      return settled(state, key, event.reply ?? null);
  }
}

/** Puts the server's word on a message and its reply, wherever they stand or belong. */
function withPair(entries: readonly Entry[], key: string, words: Message, reply: Message): Entry[] {
  const index = entries.findLastIndex((entry) => isSame(entry, words));
  const known = entries[index];
  const knownReply = entries.findLast((entry) => isSame(entry, reply) || isReplyTo(entry, words));
  const mine = known ? confirmed(known, words) : savedEntry(words.messageId ?? words.id, words);
  const its = knownReply ? confirmed(knownReply, reply) : savedEntry(key, reply);
  if (known && isKept(known)) {
    const updated = entries.map((e) => (e === known ? mine : e === knownReply ? its : e));
    return knownReply ? updated : updated.toSpliced(index + 1, 0, its);
  }
  const others = entries.filter((entry) => entry !== known && entry !== knownReply);
  return placed(others, [mine, its], words.timestamp, known ? index : others.length);
}

/** Ends a reply: with the server's last word on it or, without one, failed where it stopped. */
function settled(state: ConversationState, key: string, reply: Message | null): ConversationState {
  const { [key]: said = '', ...live } = state.live;
  const entries = state.entries.map((entry) => {
    if (entry.key !== key) return entry;
    if (reply) return confirmed(entry, reply);
    if (entry.message.status !== 'pending') return entry;
    const content = said || entry.message.content;
    return confirmed(entry, { ...entry.message, content, status: 'failed' });
  });
  return { ...state, entries, live };
}
