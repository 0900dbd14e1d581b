import { expect, it } from 'vitest';
import { estimateMessageTokens } from '#server/voice/tokens.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import type { Person } from '#tests/support/app.ts';
import { send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';
import { talkForYears } from '#tests/support/years.ts';

const MESSAGES = 200_000;
const SHORT = 1_000;
const CONTEXT_TOKENS = 8_192;
/** As many times as long may the 95th of a hundred replies take in the long conversation. */
const GROWTH_AT_MOST = 5;
const REPLIES = 40;
const WORDS = ['harbour', 'bread', 'letter', 'window', 'winter', 'garden', 'train', 'shirt'];
/** A family of emoji is one sign to a person, and eleven units to the language. */
const FAMILY = '👩‍👩‍👧';

const at = scriptedApp({
  env: { AI_CONTEXT_TOKENS: String(CONTEXT_TOKENS), DAILY_MESSAGE_LIMIT: '10000' },
  reply: 'I am listening.',
});

/** A text as long as it may be, counted as people count. */
function longest(sentence: string, limit: number): string {
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(sentence)].length;
  return sentence.repeat(Math.floor(limit / signs)).trim();
}

/** Somebody who told one thing, set another right, and then wrote for years. */
async function writer(messages: number): Promise<Person> {
  const person = await at.app.register();
  await person.api('POST', '/api/profile', { name: 'Ingrid' });
  await send(person, 'The blue suitcase was called Q7KESTREL.');
  const { reply } = await send(person, 'The piano was called Q7WRONG.');
  await person.api('POST', `/api/messages/${reply.id}/correct`, {
    correction: 'The piano was called Q8HERON.',
  });
  await talkForYears(at.app, person, messages, (index) => {
    const word = WORDS[index % WORDS.length] ?? '';
    return `An ordinary day, number ${index}, with a ${word} ${FAMILY}.`;
  });
  await at.app.deps.jobs.add({ kind: 'index-conversation', payload: {}, userId: person.userId });
  return person;
}

interface Request {
  messages: { role: string; content: string }[];
}

function lastRequest(): Request {
  return JSON.parse(JSON.stringify(at.model.requests.at(-1)?.body));
}

/** How long replies to each take by turns, ms: the 95th of a hundred. */
async function slowest(people: readonly Person[]): Promise<number[]> {
  const times = people.map((): number[] => []);
  for (let asked = 0; asked < REPLIES; asked += 1) {
    at.app.clock.advance(61_000);
    for (const [place, person] of people.entries()) {
      const begun = performance.now();
      await send(person, `What about the ${WORDS[asked % WORDS.length]}, number ${asked}?`);
      times[place]?.push(performance.now() - begun);
    }
  }
  return times.map(
    (all) => all.toSorted((one, other) => one - other)[Math.floor(REPLIES * 0.95)] ?? 0,
  );
}

it('the largest profile, 200,000 messages and the longest message stay within the room, with all that is never cut (memory assertions 1, 2, 4 and 10)', async () => {
  const [short, long] = [await writer(SHORT), await writer(MESSAGES)];
  await at.app.runJobs();
  const [inShort = 0, inLong = 0] = await slowest([short, long]);
  expect(inLong / inShort).toBeLessThan(GROWTH_AT_MOST);

  const name = longest('Ingrid ', LIMITS.nameLength);
  const text = longest(
    `We walked along the shore ${FAMILY}, and it rained. `,
    LIMITS.profileTextLength,
  );
  const profile = {
    personality: text,
    importantDates: text,
    keyFacts: text,
    favoriteMemories: text,
  };
  const described = await long.api('POST', '/api/profile', { name, tone: 'playful', ...profile });
  expect(described.statusCode).toBe(200);

  const message = longest(
    'What was the blue suitcase called, and the piano? ',
    LIMITS.messageLength,
  );
  await send(long, message);
  const { messages } = lastRequest();
  const whole = messages.map(({ content }) => content).join('\n');
  const tokens = messages.reduce((sum, { content }) => sum + estimateMessageTokens(content), 0);
  expect(tokens).toBeLessThanOrEqual(CONTEXT_TOKENS);
  expect(whole.isWellFormed()).toBe(true);
  expect(messages.at(-1)).toEqual({ role: 'user', content: message });
  const [system] = messages;
  expect(system?.content).toContain(name);
  expect(system?.content).toContain('Playful:');
  expect(system?.content).toContain('What you never do:');
  expect(system?.content).toContain('The piano was called Q8HERON.');
  expect(whole).not.toContain('Q7WRONG');

  // With room beside it, what was told 200,000 messages ago is there when it is asked for.
  await send(long, 'What was the blue suitcase called?');
  expect(JSON.stringify(lastRequest())).toContain('Q7KESTREL');
}, 600_000);
