import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatDraftBox } from './chat-draft.ts';
import {
  accepted,
  delta,
  done,
  json,
  openConversation,
  reply,
  scriptedServer,
  USAGE,
  words,
} from './conversation.test-support.ts';

let server: Awaited<ReturnType<typeof scriptedServer>>;
let closing: (() => void)[] = [];

beforeEach(async () => {
  server = await scriptedServer();
  closing = [];
});

afterEach(() => {
  for (const close of closing) close();
  server.close();
});

function open(drafts?: ChatDraftBox) {
  const opened = openConversation(server.base, drafts, expect.getState().currentTestName);
  closing.push(opened.close);
  return opened;
}

test('a message is sent, answered, counted, told once, and no longer kept here', async () => {
  server.answers['POST /api/chat'] = [
    server.stream((body) => [accepted('1', body), delta('I '), done('1', body, 'I hear.')]),
  ];
  const { conversation, drafts, news, ready, shows } = open();
  await ready();
  conversation.send('Are you there', false);
  expect(drafts.read().unsent).toHaveLength(1);
  await shows('Are you there|complete|saved', 'I hear.|complete|saved');
  expect(drafts.read().unsent).toEqual([]);
  expect(news.filter((item) => item.type === 'replied')).toHaveLength(1);
  expect(news).toContainEqual({ type: 'usage', usage: USAGE });
});

test('a line that breaks is taken up again, and the reply is read from its first word', async () => {
  server.answers['POST /api/chat'] = [
    server.stream((body) => [accepted('1', body), delta('I he'), 'cut']),
  ];
  const body = { message: 'Are you there', messageId: 'm1' };
  server.answers['GET /api/messages/1-reply/events'] = [
    server.stream(() => [delta('I hear '), 'cut']),
    json(503, { error: 'busy', code: 'busy' }),
    server.stream(() => [delta('I hear you.'), done('1', body, 'I hear you.')]),
  ];
  const { conversation, ready, shows } = open();
  await ready();
  conversation.send('Are you there', false);
  await shows('Are you there|complete|saved', 'I hear you.|complete|saved');
  expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  expect(conversation.state().live).toEqual({});
});

test('a reply that cannot be taken up again keeps what was said and can be asked for anew', async () => {
  server.answers['POST /api/chat'] = [
    server.stream((body) => [accepted('1', body), delta('I he'), 'cut']),
  ];
  server.answers['GET /api/messages/1-reply/events'] = [
    json(404, { error: 'gone', code: 'not_found' }),
  ];
  const body = { message: 'Are you there', messageId: 'm1' };
  server.answers['POST /api/messages/1-reply/retry'] = [
    server.stream(() => [accepted('1', body), done('1', body, 'I hear you.')]),
  ];
  const { conversation, ready, shows } = open();
  await ready();
  conversation.send('Are you there', false);
  await shows('Are you there|complete|saved', 'I he|failed|saved');
  conversation.remake('1-reply');
  await shows('Are you there|complete|saved', 'I hear you.|complete|saved');
});

test('what the server did not take stays, with its id, through a reload and until it is sent', async () => {
  server.answers['POST /api/chat'] = [json(503, { error: 'It is very busy.', code: 'busy' })];
  const first = open();
  await first.ready();
  first.conversation.send('Are you there', false);
  await first.shows('Are you there|complete|unsent');
  expect(first.news).toContainEqual(expect.objectContaining({ type: 'refused', what: 'send' }));

  const second = open(first.drafts);
  await second.shows('Are you there|complete|unsent');
  const sent: unknown[] = [];
  server.answers['POST /api/chat'] = [
    server.stream((body) => {
      sent.push(body);
      return [accepted('1', body), done('1', body, 'I hear.')];
    }),
  ];
  second.conversation.resend('m1');
  await second.shows('Are you there|complete|saved', 'I hear.|complete|saved');
  expect(sent).toEqual([{ message: 'Are you there', messageId: 'm1' }]);
  expect(second.drafts.read().unsent).toEqual([]);
});

test('without a connection messages wait, and go out in their order when it is back', async () => {
  server.answers['POST /api/chat'] = [(response) => response.destroy()];
  const { conversation, ready, shows, comeOnline } = open();
  await ready();
  conversation.send('first', false);
  await shows('first|complete|unsent');
  conversation.send('second', false);
  await shows('first|complete|unsent', 'second|complete|unsent');
  const sent: string[] = [];
  server.answers['POST /api/chat'] = [
    server.stream((body) => {
      sent.push(body.message ?? '');
      const id = String(sent.length);
      return [accepted(id, body), done(id, body, `to ${body.message}`)];
    }),
  ];
  comeOnline();
  await shows(
    'first|complete|saved',
    'to first|complete|saved',
    'second|complete|saved',
    'to second|complete|saved',
  );
  expect(sent).toEqual(['first', 'second']);
});

test('where the session is over, the words go back to the input (attack 43)', async () => {
  server.answers['POST /api/chat'] = [json(401, { error: 'Please log in.', code: 'unauthorized' })];
  const { conversation, drafts, news, ready } = open();
  await ready();
  conversation.send('Are you there', false);
  await vi.waitFor(() =>
    expect(news).toContainEqual({ type: 'given-back', text: 'Are you there' }),
  );
  expect(conversation.state().entries).toEqual([]);
  expect(drafts.read()).toEqual({
    text: 'Are you there',
    unsent: [],
    edit: null,
    correction: null,
  });
});

test('a refused edit is undone, and its draft stays', async () => {
  server.keep([words('1', 'two of them'), reply('1', 'I see.')]);
  server.answers['PATCH /api/messages/1'] = [json(503, { error: 'busy', code: 'busy' })];
  const { conversation, drafts, news, shows } = open();
  await shows('two of them|complete|saved', 'I see.|complete|saved');
  drafts.change(() => ({ edit: { id: '1', text: 'three of them' } }));
  expect(await conversation.edit('1', 'three of them')).toBe(false);
  await shows('two of them|complete|saved', 'I see.|complete|saved');
  expect(drafts.read().edit).toEqual({ id: '1', text: 'three of them' });
  expect(news).toContainEqual(expect.objectContaining({ type: 'refused', what: 'edit' }));
});

test('a correction brings another reply in the same place, and is told when it is taken', async () => {
  server.keep([words('1', 'two of them'), reply('1', 'Two.')]);
  server.answers['POST /api/messages/1-reply/correct'] = [
    server.stream(() => [
      accepted('1', { message: 'two of them' }),
      delta('Thr'),
      done('1', { message: 'two of them' }, 'Three.'),
    ]),
  ];
  const { conversation, ready, shows } = open();
  await ready();
  const taken = vi.fn();
  const ending = await conversation.correct('1-reply', { correction: 'It was three' }, taken);
  expect(ending).toEqual({ type: 'settled' });
  expect(taken).toHaveBeenCalledTimes(1);
  await shows('two of them|complete|saved', 'Three.|complete|saved');
});

test.each([
  [400, 'invalid_request', false],
  [402, 'subscription_required', true],
])('a refused correction leaves the reply as it was (%i)', async (status, code, leadsAway) => {
  server.keep([words('1', 'two of them'), reply('1', 'Two.')]);
  server.answers['POST /api/messages/1-reply/correct'] = [json(status, { error: 'No', code })];
  const { conversation, news, ready, shows } = open();
  await ready();
  const taken = vi.fn();
  const ending = await conversation.correct('1-reply', { correction: 'It was three' }, taken);
  expect(ending).toMatchObject({ type: 'refused', error: { status, code } });
  expect(taken).not.toHaveBeenCalled();
  await shows('two of them|complete|saved', 'Two.|complete|saved');
  expect(news.some(({ type }) => type === 'refused')).toBe(leadsAway);
});

test('an edit brings another reply in the same place', async () => {
  server.keep([words('1', 'two of them'), reply('1', 'I see.')]);
  server.answers['PATCH /api/messages/1'] = [
    server.stream((body) => [accepted('1', body), done('1', body, 'Three, then.')]),
  ];
  const { conversation, drafts, news, shows } = open();
  await shows('two of them|complete|saved', 'I see.|complete|saved');
  drafts.change(() => ({ edit: { id: '1', text: 'three of them' } }));
  const edited = conversation.edit('1', 'three of them');
  await vi.waitFor(() => expect(news).toContainEqual({ type: 'edited' }));
  expect(await edited).toBe(true);
  expect(drafts.read().edit).toBe(null);
});

test('a deletion is seen at once and taken back where it is refused', async () => {
  server.keep([words('1', 'two'), reply('1', 'I see.')]);
  server.answers['DELETE /api/messages/1'] = [json(503, { error: 'busy', code: 'busy' })];
  const { conversation, news, shows } = open();
  await shows('two|complete|saved', 'I see.|complete|saved');
  conversation.remove('1');
  await shows();
  await shows('two|complete|saved', 'I see.|complete|saved');
  expect(news).toContainEqual(expect.objectContaining({ type: 'refused', what: 'delete' }));
});

test('a reply being made when the page opens is followed', async () => {
  server.keep([words('1', 'Are you there'), reply('1', 'I he', 'pending')]);
  const body = { message: 'Are you there', messageId: '' };
  server.answers['GET /api/messages/1-reply/events'] = [
    server.stream(() => [delta('I hear'), done('1', body, 'I hear.')]),
  ];
  const { shows } = open();
  await shows('Are you there|complete|saved', 'I hear.|complete|saved');
});

test('two tabs of one account converge on what is sent and what is deleted (drill 25)', async () => {
  server.answers['POST /api/chat'] = [
    server.stream((body) => [accepted('1', body), done('1', body, 'I hear.')]),
  ];
  const one = open();
  const other = open();
  await one.ready();
  await other.ready();
  const body = { message: 'Are you there', messageId: 'm1' };
  server.answers['GET /api/messages/1-reply/events'] = [
    server.stream(() => [done('1', body, 'I hear.')]),
  ];
  server.keep([words('1', 'Are you there', 'm1'), reply('1', 'I hear.')]);
  one.conversation.send('Are you there', false);
  await other.shows('Are you there|complete|saved', 'I hear.|complete|saved');
  server.answers['DELETE /api/messages/1'] = [json(200, { success: true })];
  server.keep([]);
  one.conversation.remove('1');
  await other.shows();
  await one.shows();
});
