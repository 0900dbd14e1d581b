import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtinLanguage } from '#server/voice/builtin/languages/index.ts';
import type { Message } from '#shared/contract/chat.ts';
import { type LanguageCode, languageCodes } from '#shared/languages.ts';
import { startTestApp } from '#tests/support/app.ts';
import { conversation, describeLost, eventsOf, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const LINES = readFileSync('bench/marks.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));

/** Sentences of a language that are marked right: of what was told, made up, and of comfort. */
function sentencesIn(language: LanguageCode) {
  const own = LINES.filter(([code]) => code === language);
  const texts = (kind: string) => own.flatMap(([, of, text = '']) => (of === kind ? [text] : []));
  const [sailed = '', , danced = ''] = texts('imagined');
  return {
    facts: own.flatMap(([, what, , text = '']) => (what === 'fact' ? [text] : [])).join('\n'),
    known: texts('known')[0] ?? '',
    comfort: texts('none')[1] ?? '',
    madeUp: [sailed, danced] as const,
  };
}

const questionsOf = async (language: LanguageCode) => (await builtinLanguage(language)).askToBeTold;

const ONLY_TOLD = { imagining: 'nothing' };

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '1000' } });

/** The questions for a memory that a text holds, in their order. */
function asked(text: string, questions: readonly string[]): string[] {
  return questions.filter((question) => text.includes(question));
}

describe.each(languageCodes)('only what was told (%s)', (language) => {
  it('shows nothing that is made up, asks once instead, and never twice alike', async () => {
    const { facts, known, comfort, madeUp } = sentencesIn(language);
    const questions = await questionsOf(language);
    const { space } = await builtinLanguage(language);
    await describeLost(at.anna, facts, ONLY_TOLD);
    at.model.scenario('plain', { reply: [madeUp[0], comfort, madeUp[1], known].join(space) });
    const ask = () =>
      at.anna.api(
        'POST',
        '/api/chat',
        { message: 'Q' },
        { 'accept-language': language, accept: 'text/event-stream' },
      );
    const before: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const events = eventsOf(await ask());
      const shown = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
      const [question = ''] = asked(shown, questions);
      expect(shown).toBe([question, comfort, known].join(space));
      expect(question).not.toBe(before.at(-1));
      before.push(question);
      for (const text of madeUp) expect(JSON.stringify(events)).not.toContain(text);
      const reply = (await conversation(at.anna)).at(-1);
      expect(reply?.content).toBe(shown);
      expect(reply?.marks?.map(({ kind }) => kind)).toEqual(['known']);
    }
    expect(new Set(before).size).toBeGreaterThan(2);
  });
});

async function expectHeld(message: Message | undefined): Promise<void> {
  expect(message?.content).not.toContain('Denmark');
  expect(asked(message?.content ?? '', await questionsOf('en'))).toHaveLength(1);
  expect(message?.content).toMatch(/^I am glad that you write\. .+ Rest a little\.$/);
  expect(message?.marks).toEqual([]);
}

describe('only what was told', () => {
  const MADE_UP = 'In the summer of 1974 we sailed to Denmark.';
  const reply = `I am glad that you write. ${MADE_UP} Rest a little.`;

  beforeEach(async () => {
    at.model.scenario('plain', { reply });
    await describeLost(at.anna, 'She lived in Bergen.', ONLY_TOLD);
  });

  it('holds for an answer of one piece, an edited message and a corrected reply', async () => {
    const sent = await send(at.anna, 'Tell me of the summer.');
    await expectHeld(sent.reply);
    const edited = await at.anna.api('PATCH', `/api/messages/${sent.userMessage.id}`, {
      content: 'Tell me of the sea.',
    });
    await expectHeld(edited.json().reply);
    const corrected = await at.anna.api('POST', `/api/messages/${sent.reply.id}/correct`, {
      correction: 'She lived in Tromsø, not in Bergen.',
    });
    await expectHeld(corrected.json().reply);
    expect((await conversation(at.anna)).map(({ content }) => content).join()).not.toContain(
      'Denmark',
    );
  });

  it('holds for a reply that is tried again, and for the rest of one that was stopped', async () => {
    at.model.scenario('401');
    await at.anna.api('POST', '/api/chat', { message: 'Tell me of the summer.' });
    at.model.scenario('plain', { reply });
    const failed = (await conversation(at.anna)).at(-1);
    const retried = await at.anna.api('POST', `/api/messages/${failed?.id}/retry`, {});
    await expectHeld(retried.json().reply);
    const parts = ['I hear you. I see you from heaven.', `${MADE_UP} Rest a little.`];
    at.model.script(async (stage) => {
      await stage.words(parts.shift() ?? '');
      await stage.finish();
    });
    const { content } = (await send(at.anna, 'And the sea?')).reply;
    expect(content).not.toMatch(/Denmark|heaven/);
    expect(asked(content, await questionsOf('en'))).toHaveLength(1);
  });

  it('takes what was made up before for no memory, and what is told now for one', async () => {
    await describeLost(at.anna, 'She lived in Bergen.', { imagining: 'details' });
    expect((await send(at.anna, 'Tell me of the summer.')).reply.content).toContain('Denmark');
    await describeLost(at.anna, 'She lived in Bergen.', ONLY_TOLD);
    await expectHeld((await send(at.anna, 'And then?')).reply);
    at.model.scenario('plain', { reply: MADE_UP });
    const told = await send(at.anna, 'It was in the summer of 1974 that you sailed to Denmark.');
    expect(told.reply.content).toBe(MADE_UP);
    expect(told.reply.marks).toMatchObject([{ kind: 'told' }]);
  });
});

describe('the built-in voice, held to what was told', () => {
  it('says the same as without, since it makes up nothing', async () => {
    const own = await startTestApp();
    const said: string[][] = [];
    for (const imagining of ['details', 'nothing']) {
      const person = await own.register();
      await describeLost(person, 'Her favorite flower was the peony.', { imagining });
      const replies: string[] = [];
      for (const message of ['What was your favorite flower?', 'I miss you.', 'Did you sail?']) {
        const { marks = [], content } = (await send(person, message)).reply;
        expect(marks.filter(({ kind }) => kind === 'imagined')).toEqual([]);
        replies.push(content);
      }
      said.push(replies);
    }
    expect(said[1]?.[0]).toContain('peony');
    expect(said[1]?.every((text) => text !== '')).toBe(true);
    await own.close();
  });
});
