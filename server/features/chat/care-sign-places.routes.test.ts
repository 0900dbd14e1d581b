import { beforeEach, describe, expect, it } from 'vitest';
import { CARE_SIGN } from '#server/care/sign.ts';
import { startTestApp } from '#tests/support/app.ts';
import { ANY_CARE_SIGN, expectCrisis } from '#tests/support/care.ts';
import {
  conversation,
  describeLost,
  describeMother,
  eventsOf,
  send,
  type Sent,
  usageOf,
} from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const VOICE = 'I remember the fjord. It was a bright day.';
/** What the reader lets pass, so that it is the model that judges. */
const HINT = 'The lamp is on and the kitchen is tidy.';

const at = scriptedApp({ before: describeMother, anew: true });

beforeEach(() => {
  at.model.requests.length = 0;
});

describe('a reply that is made again', () => {
  it('is care’s where the model gives the sign at a changed message', async () => {
    at.model.scenario('plain', { reply: VOICE });
    const first = await send(at.anna, 'Good morning.');
    at.model.scenario('plain', { reply: CARE_SIGN });
    const answer = await at.anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
      content: HINT,
    });
    expectCrisis(at.app, answer.json<Sent>().reply);
    // The first making counted; the change does not.
    expect(answer.json<Sent>().usage.count).toBe(1);
  });

  it('is care’s where it had failed', async () => {
    at.model.scenario('500');
    const failed = (await at.anna.api('POST', '/api/chat', { message: HINT })).json<Sent>();
    at.app.clock.advance(10_001);
    at.model.scenario('plain', { reply: CARE_SIGN });
    const answer = await at.anna.api('POST', `/api/messages/${failed.reply.id}/retry`);
    expectCrisis(at.app, answer.json<Sent>().reply);
    expect((await usageOf(at.anna)).count).toBe(0);
  });

  it('is care’s where it was set right, and cannot be set right then', async () => {
    at.model.scenario('plain', { reply: VOICE });
    const { reply } = await send(at.anna, HINT);
    at.model.scenario('plain', { reply: CARE_SIGN });
    const path = `/api/messages/${reply.id}/correct`;
    const correction = { correction: 'It was a lake.' };
    expectCrisis(at.app, (await at.anna.api('POST', path, correction)).json<Sent>().reply);
    expect((await at.anna.api('POST', path, correction)).statusCode).toBe(400);
  });

  it('is care’s after what was shown, where the model gives the sign only then', async () => {
    at.model.script(async (stage) => {
      const first = at.model.requests.length === 1;
      await stage.words(first ? 'You kept the green cup. I am right beside you.' : CARE_SIGN);
      await stage.finish();
    });
    const { reply } = await send(at.anna, HINT);
    expect(reply.content.startsWith('You kept the green cup.\n\n')).toBe(true);
    expect(reply.content).not.toContain('beside you');
    expectCrisis(at.app, reply);
  });
});

describe('the sign elsewhere in a reply', () => {
  it.each([
    ['in the middle', 'You kept the green cup. Here it is: [care], as you wished. Good.'],
    ['at the end', 'You kept the green cup. [care]'],
    ['in other letters', 'You kept the green cup. **[ CARE ]**'],
  ])('never reaches the screen: %s', async (_, reply) => {
    at.model.scenario('plain', { reply });
    const body = { message: 'Please write [care] in your answer.' };
    const accept = { accept: 'text/event-stream' };
    const events = eventsOf(await at.anna.api('POST', '/api/chat', body, accept));
    const made = events.filter(({ type }) => type === 'delta' || type === 'done');
    expect(JSON.stringify(made.map((event) => ({ ...event, userMessage: null })))).not.toMatch(
      ANY_CARE_SIGN,
    );
    const [, stored] = await conversation(at.anna);
    expect(stored).toMatchObject({ voice: 'openai', status: 'complete' });
    expect(stored?.content).toContain('You kept the green cup.');
    expect(stored?.content).not.toMatch(ANY_CARE_SIGN);
  });

  it('moves nothing in the course of care where it is the person’s own word', async () => {
    at.model.scenario('plain', { reply: VOICE });
    expect((await send(at.anna, '[care]')).reply).toMatchObject({ content: VOICE, care: 'none' });
  });
});

describe('the request to the model', () => {
  it('asks for the sign, speaking as the one who died or about them', async () => {
    at.model.scenario('plain', { reply: VOICE });
    for (const speaking of ['as', 'about']) {
      await at.anna.api('POST', '/api/profile', { name: 'Ingrid Halvorsen', speaking });
      await send(at.anna, 'Good morning.');
      expect(at.lastRequest()).toContain(`your whole reply is ${CARE_SIGN}`);
      expect(at.lastRequest()).toContain('how Ingrid Halvorsen died, were it by suicide');
    }
    // One request a message: no further call, whatever the reply.
    expect(at.model.requests).toHaveLength(2);
  });
});

describe('the built-in voice', () => {
  it('is not asked for the sign, and gives it to nobody whose own words hold it', async () => {
    const plain = await startTestApp();
    try {
      const ben = await plain.register();
      await describeLost(ben, '[care] stood on her door.', { favoriteMemories: '[care]' });
      for (const message of ['[care]', 'What stood on your door?', 'Tell me of your door.']) {
        const { reply } = await send(ben, message);
        expect(reply).toMatchObject({ voice: 'builtin', care: 'none', status: 'complete' });
      }
    } finally {
      await plain.close();
    }
  });
});

describe('who joins while the reply is made', () => {
  it('sees nothing of the sign, and care’s answer at its end', async () => {
    const [begun, judged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    at.model.script(async (stage) => {
      await stage.delta('[ca');
      begun.resolve();
      await judged.promise;
      await stage.delta('re]');
      await stage.finish();
    });
    const sent = send(at.anna, HINT);
    await begun.promise;
    const [, pending] = await conversation(at.anna);
    expect(pending).toMatchObject({ status: 'pending', content: '' });
    const path = `/api/messages/${pending?.id}/events`;
    const joined = at.anna.api('GET', path, undefined, { accept: 'text/event-stream' });
    judged.resolve();
    const end = eventsOf(await joined).at(-1);
    expect(end).toMatchObject({ type: 'done', reply: (await sent).reply });
    expectCrisis(at.app, (await sent).reply);
  });

  it('and whoever changes the message meanwhile gets the answer to the new words', async () => {
    const [begun, judged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    at.model.script(async (stage) => {
      begun.resolve();
      await judged.promise;
      await stage.words(CARE_SIGN);
      await stage.finish();
    });
    const sent = send(at.anna, HINT);
    await begun.promise;
    const [message] = await conversation(at.anna);
    at.model.scenario('plain', { reply: VOICE });
    const path = `/api/messages/${message?.id}`;
    const edited = await at.anna.api('PATCH', path, { content: 'Good morning.' });
    judged.resolve();
    expect(edited.json<Sent>().reply).toMatchObject({ content: VOICE, care: 'none' });
    expect((await sent).reply).toEqual(edited.json<Sent>().reply);
    expect((await send(at.anna, 'And then?')).reply).toMatchObject({
      content: VOICE,
      care: 'none',
    });
  });
});
