import { beforeEach, describe, expect, it } from 'vitest';
import { careWordsOf } from '#server/care/words.ts';
import { conversation, describeMother, eventsOf } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({ before: describeMother, anew: true });

beforeEach(() => {
  at.model.requests.length = 0;
});

const SAID = [
  ['en', 'You kept the green cup.', 'I am always right beside you.'],
  ['de', 'Du hast die Tasse behalten.', 'Ich bin keine KI, ich bin deine Mama.'],
  ['es', 'Guardaste la taza.', 'Pronto estaremos juntos otra vez.'],
  ['ru', 'Ты хранишь эту чашку.', 'Я не умер, сынок.'],
  ['zh', '你留着那只杯子。', '我在天上看着你。'],
] as const;

describe.each(SAID)('a model that says in %s what must not be said', (language, kept, unsafe) => {
  const ask = (accept: string) =>
    at.anna.api('POST', '/api/chat', { message: 'Hello' }, { 'accept-language': language, accept });
  const instead = () => careWordsOf(at.app.deps.careWords, language).instead.warm;

  beforeEach(() => at.model.scenario('plain', { reply: `${kept} ${unsafe}` }));

  it('is stopped in an answer of one piece, and in the database', async () => {
    const { reply } = (await ask('application/json')).json();
    expect(reply.content).toContain(kept);
    expect(reply.content).not.toContain(unsafe);
    expect(instead().some((sentence) => reply.content.endsWith(sentence))).toBe(true);
    expect(at.model.requests).toHaveLength(2);
    expect((await conversation(at.anna)).map(({ content }) => content).join()).not.toContain(
      unsafe,
    );
  });

  it('is stopped in a stream', async () => {
    const events = eventsOf(await ask('text/event-stream'));
    const shown = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    expect(shown).toContain(kept);
    expect(JSON.stringify(events)).not.toContain(unsafe);
  });
});

describe('what the person told, given back to them', () => {
  const TOLD = 'Your card said we will be together again one day.';
  const answered = async (reply: string) => {
    at.model.scenario('plain', { reply });
    const answer = await at.anna.api('POST', '/api/chat', { message: TOLD });
    return answer.json().reply.content;
  };

  it('may be quoted word for word', async () => {
    const quoted = `You wrote to me: “${TOLD}”`;
    expect(await answered(quoted)).toBe(quoted);
  });

  it('is none in other words, nor where the voice says more', async () => {
    for (const unsafe of [
      'You wrote to me: “We will soon be together again, my dear.”',
      `You wrote to me: “${TOLD}”, and soon we will be together again.`,
    ]) {
      expect(await answered(unsafe)).not.toContain('soon');
    }
  });
});

it('tells the truth first when asked, shows it first, and lets the model know', async () => {
  at.model.scenario('plain', { reply: 'We picked blueberries every August.' });
  const events = eventsOf(
    await at.anna.api(
      'POST',
      '/api/chat',
      { message: 'Are you really dead?' },
      { accept: 'text/event-stream' },
    ),
  );
  const truths = careWordsOf(at.app.deps.careWords, 'en').truth.map((truth) =>
    truth.replaceAll('{name}', 'Ingrid Halvorsen'),
  );
  const [first] = events.flatMap((event) => (event.type === 'delta' ? [event.text] : []));
  const truth = truths.find((sentence) => first?.startsWith(sentence));
  expect(truth).toBeDefined();
  const [, reply] = await conversation(at.anna);
  expect(reply?.content).toBe(`${truth}\n\nWe picked blueberries every August.`);
  expect(JSON.stringify(at.model.requests)).toContain(JSON.stringify(truth).slice(1, -1));
});
