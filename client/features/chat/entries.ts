import type { Message } from '#shared/contract/chat.ts';

/**
 * Where an entry stands with the server: `saved` is kept there, `sending` is on its way, `unsent`
 * did not arrive and waits for "try again", `removing` is already out of sight.
 */
export type Delivery = 'saved' | 'sending' | 'unsent' | 'removing';

/** One message on the screen. */
export interface Entry {
  /** Stays the same while local and server ids replace each other, so that nothing is redrawn. */
  key: string;
  message: Message;
  delivery: Delivery;
  /** Answered by care alone, which a second try must ask for again. */
  careOnly?: boolean;
  /** What stands here again when a change that was shown at once is refused. */
  before?: Message;
}

/** Whether the server has this entry: the rest exists on this screen alone. */
export function isKept(entry: Entry): boolean {
  return entry.delivery === 'saved' || entry.delivery === 'removing';
}

/** The key of the reply to the message that this client called `messageId`. */
export function replyKeyOf(messageId: string): string {
  return `reply:${messageId}`;
}

/** The person's message and the place of its reply, as they stand before the server knows them. */
export function localPair(messageId: string, text: string, at: number): [Entry, Entry] {
  const words: Message = {
    id: messageId,
    role: 'user',
    content: text,
    timestamp: at,
    status: 'complete',
    replyTo: null,
    messageId,
    editedAt: null,
  };
  const reply: Message = {
    ...words,
    id: replyKeyOf(messageId),
    role: 'assistant',
    content: '',
    status: 'pending',
    replyTo: messageId,
    messageId: null,
  };
  return [
    { key: messageId, message: words, delivery: 'sending' },
    { key: replyKeyOf(messageId), message: reply, delivery: 'sending' },
  ];
}

/** The entry of a message that the server keeps. */
export function savedEntry(key: string, message: Message): Entry {
  return { key, message, delivery: 'saved' };
}

/** Whether an entry is this message of the server's, under its id or the client's own. */
export function isSame(entry: Entry, message: Message): boolean {
  if (entry.message.id === message.id) return true;
  return message.messageId !== null && entry.message.messageId === message.messageId;
}

/** Whether an entry is the reply to this message of the person's. */
export function isReplyTo(entry: Entry, words: Message): boolean {
  const { role, replyTo } = entry.message;
  if (role !== 'assistant' || replyTo === null) return false;
  return replyTo === words.id || replyTo === words.messageId;
}

/** The entry with the server's word on it; the same object where nothing is new. */
export function confirmed(entry: Entry, message: Message): Entry {
  const sameWords = JSON.stringify(entry.message) === JSON.stringify(message);
  if (sameWords && isKept(entry) && entry.before === undefined) return entry;
  const delivery = entry.delivery === 'removing' ? 'removing' : 'saved';
  return { key: entry.key, message, delivery };
}

/**
 * Puts entries that the server has just accepted where their time belongs: before the first kept
 * entry that is later, otherwise at `index`.
 */
export function placed(
  others: readonly Entry[],
  pair: readonly Entry[],
  at: number,
  index: number,
): Entry[] {
  const later = others.findIndex((entry) => isKept(entry) && entry.message.timestamp > at);
  return others.toSpliced(later === -1 ? index : later, 0, ...pair);
}

/**
 * The entries after the newest page arrived. What the page covers is as the page says, what is
 * older stays if the page reaches it, and what only this screen knows stays at the end. `since` is
 * the entries as they were when the page was asked for: what has changed after that is newer than
 * the page and stays as it is.
 */
export function mergeNewest(
  entries: readonly Entry[],
  page: readonly Message[],
  reachesStart: boolean,
  since: readonly Entry[],
): Entry[] {
  const asked = new Set(since);
  const covered = page.map((message) => {
    const known = entries.findLast((entry) => isSame(entry, message));
    return known && !asked.has(known) ? known : entryFor(entries, message);
  });
  const taken = new Set(covered.map((entry) => entry.key));
  const meeting = entries.findIndex((entry) => taken.has(entry.key));
  const olderEnd = reachesStart || meeting === -1 ? 0 : meeting;
  const older = entries.slice(0, olderEnd).filter(isKept);
  const newer = entries.filter((entry, index) => {
    if (!isKept(entry)) return !taken.has(entry.key);
    return index >= olderEnd && !taken.has(entry.key) && !asked.has(entry);
  });
  return [...older, ...covered, ...newer];
}

/** The entries with a page of older messages before them. */
export function mergeOlder(entries: readonly Entry[], page: readonly Message[]): Entry[] {
  const known = new Set(entries.map((entry) => entry.message.id));
  const fresh = page.filter((message) => !known.has(message.id));
  return [...fresh.map((message) => entryFor([], message)), ...entries];
}

function entryFor(entries: readonly Entry[], message: Message): Entry {
  const known = entries.findLast((entry) => isSame(entry, message));
  if (known) return confirmed(known, message);
  return savedEntry(message.messageId ?? message.id, message);
}
