import { expect, test } from 'vitest';
import type { Message, MessagesAnswer } from '#shared/contract/chat.ts';
import {
  type ConversationAction,
  type ConversationState,
  conversation,
  EMPTY_CONVERSATION,
} from './conversation-state.ts';
import { type Entry, replyKeyOf } from './entries.ts';

const USAGE = { count: 1, limit: 60, resetAt: 0 };

function words(id: string, at: number, change: Partial<Message> = {}): Message {
  return {
    id,
    role: 'user',
    content: `words ${id}`,
    timestamp: at,
    status: 'complete',
    replyTo: null,
    messageId: null,
    editedAt: null,
    ...change,
  };
}

function replyTo(id: string, at: number, change: Partial<Message> = {}): Message {
  return words(`${id}-reply`, at, {
    role: 'assistant',
    content: `reply ${id}`,
    replyTo: id,
    voice: 'builtin',
    ...change,
  });
}

function pageOf(messages: Message[], nextCursor: string | null = null): MessagesAnswer {
  return { messages, nextCursor };
}

type Step = ConversationAction | ((state: ConversationState) => ConversationAction);

/** The newest page, asked for when the entries were `since`: just now, where nothing is said. */
function newest(page: MessagesAnswer, since?: readonly Entry[]): Step {
  return (state) => ({ type: 'newest', page, since: since ?? state.entries });
}

function after(steps: Step[], from = EMPTY_CONVERSATION): ConversationState {
  return steps.reduce(
    (state: ConversationState, step) =>
      conversation(state, typeof step === 'function' ? step(state) : step),
    from,
  );
}

function said(state: ConversationState): string[] {
  return state.entries.map((entry) => `${entry.message.content}|${entry.message.status}`);
}

const SEND: ConversationAction = {
  type: 'send',
  messageId: 'm1',
  text: 'Are you there',
  at: 1_000,
  careOnly: false,
};
const KEY = replyKeyOf('m1');
const MINE = words('s1', 1_005, { messageId: 'm1', content: 'Are you there' });
const PENDING = replyTo('s1', 1_006, { content: '', status: 'pending' });
const ACCEPTED: ConversationAction = {
  type: 'event',
  key: KEY,
  event: { type: 'accepted', userMessage: MINE, reply: PENDING, usage: USAGE },
};
const delta = (text: string): ConversationAction => ({
  type: 'event',
  key: KEY,
  event: { type: 'delta', text },
});
const DONE: ConversationAction = {
  type: 'event',
  key: KEY,
  event: {
    type: 'done',
    userMessage: MINE,
    reply: replyTo('s1', 1_006, { content: 'I hear you.' }),
    usage: USAGE,
  },
};

test('what is sent is there at once, with the place of its reply', () => {
  const state = after([newest(pageOf([])), SEND]);
  expect(said(state)).toEqual(['Are you there|complete', '|pending']);
});

test('accepted puts the server ids in place and keeps the keys', () => {
  const before = after([newest(pageOf([])), SEND]);
  const state = conversation(before, ACCEPTED);
  expect(state.entries.map((entry) => entry.key)).toEqual(before.entries.map((e) => e.key));
  expect(state.entries.map((entry) => entry.message.id)).toEqual(['s1', 's1-reply']);
  expect(state.entries.every((entry) => entry.delivery === 'saved')).toBe(true);
});

test('deltas add to what the reply has said and leave the list alone', () => {
  const accepted = after([SEND, ACCEPTED]);
  const state = after([delta('I '), delta('hear')], accepted);
  expect(state.live).toEqual({ [KEY]: 'I hear' });
  expect(state.entries).toBe(accepted.entries);
});

test('done settles the reply with the last word of the server', () => {
  const state = after([SEND, ACCEPTED, delta('I '), DONE]);
  expect(said(state)).toEqual(['Are you there|complete', 'I hear you.|complete']);
  expect(state.live).toEqual({});
});

test('an error after accepted keeps what was said and marks the reply failed', () => {
  const event = {
    type: 'error' as const,
    error: 'It could not be finished.',
    code: 'voice_failed',
  };
  const state = after([SEND, ACCEPTED, delta('I hear'), { type: 'event', key: KEY, event }]);
  expect(said(state)).toEqual(['Are you there|complete', 'I hear|failed']);
});

test('a stream that broke for good keeps what was said and marks the reply failed', () => {
  const state = after([SEND, ACCEPTED, delta('I hear'), { type: 'broken', key: KEY }]);
  expect(said(state)).toEqual(['Are you there|complete', 'I hear|failed']);
});

test('a resumed reply replays from the start without doubling', () => {
  const page = pageOf([MINE, { ...PENDING, content: 'I he' }]);
  const key = 's1-reply';
  const at = (action: ConversationAction) => ({ ...action, key }) as ConversationAction;
  const state = after([newest(page), at(ACCEPTED), at(delta('I hear')), at(delta(' you'))]);
  expect(state.live[key]).toBe('I hear you');
  expect(state.entries).toHaveLength(2);
});

test('what did not arrive stays in its place, and is sent again under the same id', () => {
  const unsent = after([SEND, { type: 'unsent', messageId: 'm1' }]);
  expect(unsent.entries.map((entry) => [entry.key, entry.delivery])).toEqual([['m1', 'unsent']]);
  const state = after([SEND, ACCEPTED, DONE], unsent);
  expect(said(state)).toEqual(['Are you there|complete', 'I hear you.|complete']);
});

test('what was sent again later moves to where its time belongs', () => {
  const later = [words('s0', 1_002), replyTo('s0', 1_003)];
  const unsent = after([SEND, { type: 'unsent', messageId: 'm1' }, newest(pageOf(later))]);
  const state = after([SEND, ACCEPTED], unsent);
  expect(state.entries.map((entry) => entry.message.id)).toEqual([
    's0',
    's0-reply',
    's1',
    's1-reply',
  ]);
});

test('a withdrawn message leaves no trace', () => {
  expect(after([SEND, { type: 'withdraw', messageId: 'm1' }]).entries).toEqual([]);
});

const TALK = pageOf([words('a', 1), replyTo('a', 2), words('b', 3), replyTo('b', 4)]);
const EDIT: ConversationAction = { type: 'edit', id: 'a', text: 'other words', at: 9 };

test('an edit shows at once, in the same place, and empties its reply', () => {
  const state = after([newest(TALK), EDIT]);
  expect(said(state)).toEqual([
    'other words|complete',
    '|pending',
    'words b|complete',
    'reply b|complete',
  ]);
});

test('a refused edit is undone, reply included', () => {
  const loaded = after([newest(TALK)]);
  const state = after([EDIT, { type: 'undo', id: 'a' }], loaded);
  expect(state.entries).toEqual(loaded.entries);
});

test('an accepted edit stays, and the new reply takes the old place under any id', () => {
  const event = {
    type: 'done' as const,
    userMessage: words('a', 1, { content: 'other words', editedAt: 9 }),
    reply: words('fresh', 10, { role: 'assistant', replyTo: 'a', content: 'another reply' }),
    usage: USAGE,
  };
  const edited = after([newest(TALK), EDIT]);
  const state = after(
    [
      { type: 'event', key: edited.entries[1]?.key ?? '', event },
      { type: 'undo', id: 'a' },
    ],
    edited,
  );
  expect(said(state).slice(0, 3)).toEqual([
    'other words|complete',
    'another reply|complete',
    'words b|complete',
  ]);
});

test('a reply to be made again is pending, and comes back if that is refused', () => {
  const failed = pageOf([words('a', 1), replyTo('a', 2, { status: 'failed' })]);
  const loaded = after([newest(failed)]);
  const remade = after([{ type: 'remake', id: 'a-reply' }], loaded);
  expect(said(remade)).toEqual(['words a|complete', '|pending']);
  expect(after([{ type: 'undo', id: 'a-reply' }], remade).entries).toEqual(loaded.entries);
});

test('a deletion takes the reply along, and a refused one brings both back in place', () => {
  const loaded = after([newest(TALK)]);
  const removing = after([{ type: 'remove', id: 'a' }], loaded);
  expect(removing.entries.map((e) => e.delivery)).toEqual([
    'removing',
    'removing',
    'saved',
    'saved',
  ]);
  expect(after([{ type: 'restore', id: 'a' }], removing).entries).toEqual(loaded.entries);
  const removed = after([{ type: 'removed', id: 'a' }], removing);
  expect(said(removed)).toEqual(['words b|complete', 'reply b|complete']);
});

test('older pages go before, once, and bring the next cursor', () => {
  const older = pageOf([words('0', 0), words('a', 1)], 'c2');
  const state = after([newest({ ...TALK, nextCursor: 'c1' }), { type: 'older', page: older }]);
  expect(state.entries.map((e) => e.message.id)).toEqual(['0', 'a', 'a-reply', 'b', 'b-reply']);
  expect(state.nextCursor).toBe('c2');
});

test('a refreshed newest page drops what is gone, keeps what is older and what is not sent', () => {
  const loaded = after([
    newest(pageOf([words('b', 3), replyTo('b', 4), words('c', 5)], 'c1')),
    { type: 'older', page: pageOf([words('a', 1)], 'c2') },
    SEND,
    { type: 'unsent', messageId: 'm1' },
  ]);
  const state = after(
    [newest(pageOf([words('b', 3), replyTo('b', 4), words('d', 6)], 'c1'))],
    loaded,
  );
  expect(state.entries.map((e) => e.message.id)).toEqual(['a', 'b', 'b-reply', 'd', 'm1']);
  expect(state.nextCursor).toBe('c2');
  expect(state.entries[0]).toBe(loaded.entries[0]);
});

test('a newest page that does not meet what is known starts the list anew', () => {
  const loaded = after([newest(TALK)]);
  const state = after([newest(pageOf([words('y', 90), words('z', 91)], 'c9'))], loaded);
  expect(state.entries.map((e) => e.message.id)).toEqual(['y', 'z']);
  expect(state.nextCursor).toBe('c9');
});

test('a page that was read before the reply ended does not take the end back', () => {
  const accepted = after([SEND, ACCEPTED]);
  const page = pageOf([MINE, { ...PENDING, content: 'I he' }]);
  const state = after([DONE, newest(page, accepted.entries)], accepted);
  expect(said(state)).toEqual(['Are you there|complete', 'I hear you.|complete']);
});

test('a page that was read before a message was taken does not drop it', () => {
  const loaded = after([newest(TALK)]);
  const state = after([SEND, ACCEPTED, newest(TALK, loaded.entries)], loaded);
  expect(state.entries.map((e) => e.message.id).slice(-2)).toEqual(['s1', 's1-reply']);
});

test('a page with nothing new changes no entry', () => {
  const loaded = after([newest(TALK)]);
  expect(after([newest(structuredClone(TALK))], loaded).entries).toBe(loaded.entries);
});

test('a message from another tab is placed by its time, once', () => {
  const loaded = after([newest(TALK)]);
  const state = after([ACCEPTED, ACCEPTED, DONE], loaded);
  expect(state.entries.map((e) => e.message.id)).toEqual([
    'a',
    'a-reply',
    'b',
    'b-reply',
    's1',
    's1-reply',
  ]);
});
