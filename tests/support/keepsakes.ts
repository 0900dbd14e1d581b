import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import type { MemoriesAnswer } from '#shared/contract/memories.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import type { Person, TestApp } from './app.ts';
import { send } from './conversation.ts';
import { addPhoto, uploadBy } from './gallery.ts';
import { photoFiles, rowsOf } from './remains.ts';
import { bearer } from './world.ts';
import { zipOf } from './zip.ts';

type Bearer = ReturnType<typeof bearer>;

const BEGINNING = 'عمر 👨‍👩‍👧 <b>&amp;</b> \u202B 末 ';
const counted = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(BEGINNING)];

/** As long as a message can be, of several scripts, with a family of emoji and combining marks. */
const LONGEST_MESSAGE =
  BEGINNING + 'é'.normalize('NFD').repeat(LIMITS.messageLength - counted.length);

/**
 * Somebody with one of everything that is kept: texts of several scripts, edits, a failed and a
 * stopped reply, a reply of care, photos, a gallery with a default, a time zone.
 */
export async function furnish(app: TestApp, person: Person): Promise<void> {
  const { db } = app.deps;
  const answer = await person.api('POST', '/api/profile', {
    name: 'نور 👩🏽‍🌾 <script>alert(1)</script>',
    tone: 'playful',
    personality: 'She said “one thing at a time”.\n\n\tAlways.',
    importantDates: '3 May 1948 – 8 January 2024',
    keyFacts: '',
    favoriteMemories: 'Blueberries & "jam", ﬁnally; 日本の庭',
    photoUrl: await uploadBy(person),
  });
  if (answer.statusCode !== 200) throw new Error(`profile answered ${answer.statusCode}`);
  const zone = { 'x-timezone': 'Asia/Kathmandu' };
  await person.api('POST', '/api/chat', { message: 'Hello', messageId: randomUUID() }, zone);
  const edited = await send(person, LONGEST_MESSAGE);
  for (const content of ['  changed once ', 'changed twice']) {
    app.clock.advance(1_000);
    await person.api('PATCH', `/api/messages/${edited.userMessage.id}`, { content });
  }
  await send(person, 'I want to kill myself tonight');
  const [failed, stopped] = [await send(person, 'One'), await send(person, 'Two')];
  // As a process that died, and a stop before the first word, leave them.
  await db
    .updateTable('messages')
    .set({ status: 'failed' })
    .where('id', '=', failed.reply.id)
    .execute();
  const silence = (await app.deps.vault.of(person.userId)).sealText(
    '',
    `messages.content:${stopped.reply.id}`,
  );
  await db
    .updateTable('messages')
    .set({ content: silence })
    .where('id', '=', stopped.reply.id)
    .execute();
  for (const isDefault of [false, true, false]) {
    const added = await addPhoto(app, person, await uploadBy(person), isDefault);
    if (added.statusCode !== 200) throw new Error(`gallery answered ${added.statusCode}`);
  }
  // A correction, a sentence that was forgotten and one in other words.
  const told = await send(person, 'My sister Marta moved to Oslo in 1999.');
  await person.api('POST', `/api/messages/${told.reply.id}/correct`, {
    correction: 'She was born in Tromsø, not in Bergen.',
  });
  const { memories }: MemoriesAnswer = (await person.api('GET', '/api/memories')).json();
  for (const [index, { id, kind }] of memories.entries()) {
    if (kind === 'told') await person.api('PATCH', `/api/memories/${id}`, { text: 'Marta moved.' });
    else if (index === 1) await person.api('DELETE', `/api/memories/${id}`);
  }
}

/** A document that is taken, with what a test changes. */
export function documentWith(app: TestApp, change: object = {}) {
  const [id, reply] = [randomUUID(), randomUUID()];
  const timestamp = app.clock.now();
  const said = { role: 'ai', content: 'There you are', status: 'complete' };
  return {
    format: 'keepsake',
    version: 1,
    settings: { timeZone: 'Europe/Lisbon' },
    profile: { name: 'Oma', tone: 'warm', photo: null, createdAt: 1, updatedAt: 2 },
    photos: [],
    usage: [],
    messages: [
      { id, role: 'user', content: 'Hello', timestamp, versions: [] },
      { id: reply, timestamp, replyTo: id, ...said },
    ],
    ...change,
  };
}

/** The zip of such a document. */
export function zipOfDocument(app: TestApp, change: object = {}): Promise<Buffer> {
  return zipOf({ 'keepsake.json': JSON.stringify(documentWith(app, change)) });
}

/** Nothing of what was brought is there: no row but those of a new account, and no photo. */
export async function expectNothing(app: TestApp, person: Person): Promise<void> {
  await app.sweep();
  const stranger = await app.register();
  expect(await rowsOf(app.deps.db, person.userId)).toEqual(
    await rowsOf(app.deps.db, stranger.userId),
  );
  expect(photoFiles(app.dataDir)).toEqual([]);
}

/** The headers of a session that an administrator opened in somebody's name. */
export async function administratorAs(app: TestApp, { userId }: Person): Promise<Bearer> {
  const options = { isAdminSession: true };
  return bearer({
    token: await createSessionsService(app.deps).create(userId, undefined, options),
  });
}
