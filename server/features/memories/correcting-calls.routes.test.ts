import { beforeEach, describe, expect, it } from 'vitest';
import { RATE } from '#server/http/rate-limit.ts';
import { type Person } from '#tests/support/app.ts';
import { conversation, describeLost, memoriesOf, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '1000' }, reply: 'I am listening.' });

function correct(person: Person, replyId: string, body: object) {
  return person.api('POST', `/api/messages/${replyId}/correct`, body);
}

describe('what the voice made up', () => {
  it('comes back as its own words alone, and is marked as imagined (memory assertion 6)', async () => {
    await describeLost(at.anna, 'She lived in Bergen.');
    at.model.scenario('plain', { reply: 'My boat was called Q7KESTREL. I lived in Bergen.' });
    const { reply } = await send(at.anna, 'Did you have a boat?');
    const [bergen] = (await memoriesOf(at.anna)).filter(({ text }) => text.includes('Bergen'));
    expect(reply.marks).toEqual([
      { start: 0, end: 29, kind: 'imagined' },
      { start: 30, end: 48, kind: 'known', memoryId: bergen?.id },
    ]);
    expect((await memoriesOf(at.anna)).filter(({ text }) => text.includes('Q7KESTREL'))).toEqual(
      [],
    );
    await send(at.anna, 'What was it called?');
    const body = JSON.parse(at.lastRequest());
    const holding = body.messages.filter((one: { content: string }) =>
      /Q7KESTREL/.test(one.content),
    );
    expect(holding.map((one: { role: string }) => one.role)).toEqual(['assistant']);
    const again = (await send(at.anna, 'So it was.')).reply;
    expect(again.marks).toMatchObject([{ kind: 'imagined' }, { kind: 'known' }]);
    expect((await conversation(at.anna)).at(-1)?.marks).toEqual(again.marks);
    const [row] = await at.app.deps.db
      .selectFrom('messages')
      .select('marks')
      .where('id', '=', reply.id)
      .execute();
    expect(Buffer.from(row?.marks ?? []).includes('imagined')).toBe(false);
  });
});

describe('a call that sets right', () => {
  beforeEach(() => describeLost(at.anna, 'She lived in Bergen.'));

  it('is refused without a session', async () => {
    const { reply } = await send(at.anna, 'Hello');
    const url = `/api/messages/${reply.id}/correct`;
    const answer = await at.app.inject({ method: 'POST', url, payload: { correction: 'No.' } });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    [{}, 'correction'],
    [{ correction: '' }, 'correction'],
    [{ correction: ' \n' }, 'correction'],
    [{ correction: 5 }, 'correction'],
    [{ correction: 'a'.repeat(1_001) }, 'correction'],
    [{ correction: 'No.', start: -1 }, 'start'],
    [{ correction: 'No.', start: 1.5 }, 'start'],
    [{ correction: 'No.', start: 3, end: 2 }, 'start'],
    [{ correction: 'No.', start: 0, end: 9_999 }, 'end'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const { reply } = await send(at.anna, 'Hello');
    const answer = await correct(at.anna, reply.id, body);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect((await conversation(at.anna)).at(-1)).toEqual(reply);
    expect((await memoriesOf(at.anna)).map(({ kind }) => kind)).toEqual(['profile']);
  });

  it('finds no reply of another, no message of one’s own, and none that is not there', async () => {
    const { reply, userMessage } = await send(at.anna, 'Hello');
    const bela = await at.app.register();
    await describeLost(bela, 'She lived in Oslo.');
    for (const [person, id] of [
      [bela, reply.id],
      [at.anna, userMessage.id],
      [at.anna, crypto.randomUUID()],
    ] as const) {
      expect((await correct(person, id, { correction: 'No.' })).statusCode).toBe(404);
    }
    expect((await memoriesOf(at.anna)).map(({ kind }) => kind)).toEqual(['profile']);
  });

  it('keeps the correction when the voice fails, and the reply can be tried again', async () => {
    const { reply } = await send(at.anna, 'Where did you live?');
    at.model.scenario('401');
    const answer = await correct(at.anna, reply.id, { correction: 'She lived in Tromsø.' });
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'voice_failed']);
    expect((await memoriesOf(at.anna))[0]).toMatchObject({ text: 'She lived in Tromsø.' });
    at.model.scenario('plain', { reply: 'In Tromsø.' });
    const retried = await at.anna.api('POST', `/api/messages/${reply.id}/retry`, {});
    expect(retried.json().reply).toMatchObject({ id: reply.id, content: 'In Tromsø.' });
  });

  it('of five at once stores each, and leaves one reply', async () => {
    const { reply } = await send(at.anna, 'Where did you live?');
    const answers = await Promise.all(
      ['Anton', 'Bruno', 'Clara', 'Doris', 'Emil'].map((name) =>
        correct(at.anna, reply.id, { correction: `The neighbour was called ${name}.` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const facts = await memoriesOf(at.anna);
    expect(facts.filter(({ kind }) => kind === 'correction')).toHaveLength(5);
    expect(await conversation(at.anna)).toHaveLength(2);
  });

  it('is limited in how often', async () => {
    const { reply } = await send(at.anna, 'Hello');
    for (let call = 0; call < RATE.chatByAccount.limit; call += 1) {
      await at.app.deps.rateLimits.claim('chatByAccount', at.anna.userId).catch(() => undefined);
    }
    const answer = await correct(at.anna, reply.id, { correction: 'She lived in Tromsø.' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
    expect((await memoriesOf(at.anna)).map(({ kind }) => kind)).toEqual(['profile']);
  });
});

// A reply, and a message that plainly sets it right; then one that does not.
describe('what a message plainly sets right', () => {
  it.each([
    ['en', 'I was born in Bergen.', 'It was Tromsø, not Bergen.', 'I was not in Bergen today.'],
    [
      'de',
      'Ich wurde in Bergen geboren.',
      'Nicht in Bergen, sondern in Tromsø.',
      'Bergen war schön.',
    ],
    ['fr', 'Je suis née à Bergen.', 'C’était à Tromsø, pas à Bergen.', 'Bergen me manque.'],
    ['es', 'Nací en Bergen.', 'Fue en Tromsø, no en Bergen.', '¿No fue en Bergen sino en Oslo?'],
    ['ru', 'Я родилась в Бергене.', 'Не в Бергене, а в Тромсё.', 'Я люблю Берген.'],
    ['ja', 'ベルゲンで生まれた。', 'ベルゲンではなくトロムソだよ。', 'ベルゲンはきれいだね。'],
    ['zh', '我出生在卑尔根。', '不是卑尔根，是特罗姆瑟。', '卑尔根很美。'],
  ])(
    'is proposed, and stored only when the person says so (%s)',
    async (language, reply, right, other) => {
      const headers = { 'accept-language': language };
      await describeLost(at.anna, 'Q7KESTREL.');
      at.model.scenario('plain', { reply });
      const first = (await at.anna.api('POST', '/api/chat', { message: 'Q?' }, headers)).json();
      const sent = (await at.anna.api('POST', '/api/chat', { message: right }, headers)).json();
      expect(sent.reply.proposal).toEqual({ text: right, replyId: first.reply.id });
      expect((await conversation(at.anna)).at(-1)?.proposal).toEqual(sent.reply.proposal);
      expect((await memoriesOf(at.anna)).filter(({ kind }) => kind === 'correction')).toEqual([]);
      const plain = (await at.anna.api('POST', '/api/chat', { message: other }, headers)).json();
      expect(plain.reply).not.toHaveProperty('proposal');
    },
  );
});
