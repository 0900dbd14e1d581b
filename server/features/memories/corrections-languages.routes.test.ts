import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { memoriesOf } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '1000' }, reply: 'Q9CRANE.' });

// What was told, what sets it right, a question about it, and the two places as the language writes them.
const LANGUAGES = [
  [
    'en',
    'She lived in {x}.',
    'She lived in {y}, not in {x}.',
    'Where did she live?',
    'Bergen',
    'Tromsø',
  ],
  ['es', 'Vivía en {x}.', 'Vivía en {y}, no en {x}.', '¿Dónde vivía?', 'Bergen', 'Tromsø'],
  ['zh', '她住在{x}。', '她住在{y}，不是{x}。', '她住在哪里？', '卑尔根', '特罗姆瑟'],
  ['ar', 'عاشت في {x}.', 'عاشت في {y} وليس في {x}.', 'أين عاشت؟', 'بيرغن', 'ترومسو'],
  [
    'fr',
    'Elle vivait à {x}.',
    'Elle vivait à {y}, pas à {x}.',
    'Où vivait-elle ?',
    'Bergen',
    'Tromsø',
  ],
  [
    'pt',
    'Ela vivia em {x}.',
    'Ela vivia em {y}, não em {x}.',
    'Onde ela vivia?',
    'Bergen',
    'Tromsø',
  ],
  [
    'de',
    'Sie lebte in {x}.',
    'Sie lebte in {y}, nicht in {x}.',
    'Wo lebte sie?',
    'Bergen',
    'Tromsø',
  ],
  ['ru', 'Она жила в {x}.', 'Она жила в {y}, а не в {x}.', 'Где она жила?', 'Бергене', 'Тромсё'],
  [
    'ja',
    '彼女は{x}に住んでいた。',
    '{x}ではなく{y}に住んでいた。',
    'どこに住んでいた？',
    'ベルゲン',
    'トロムソ',
  ],
  ['hi', 'वह {x} में रहती थीं।', 'वह {x} में नहीं, {y} में रहती थीं।', 'वह कहाँ रहती थीं?', 'बर्गन', 'ट्रोम्सो'],
  ['it', 'Viveva a {x}.', 'Viveva a {y}, non a {x}.', 'Dove viveva?', 'Bergen', 'Tromsø'],
  ['pl', 'Mieszkała w {x}.', 'Mieszkała w {y}, nie w {x}.', 'Gdzie mieszkała?', 'Bergen', 'Tromsø'],
  ['uk', 'Вона жила в {x}.', 'Вона жила в {y}, а не в {x}.', 'Де вона жила?', 'Бергені', 'Тромсе'],
  [
    'nl',
    'Ze woonde in {x}.',
    'Ze woonde in {y}, niet in {x}.',
    'Waar woonde ze?',
    'Bergen',
    'Tromsø',
  ],
  ['ro', 'Locuia la {x}.', 'Locuia la {y}, nu la {x}.', 'Unde locuia?', 'Bergen', 'Tromsø'],
  ['el', 'Ζούσε στο {x}.', 'Ζούσε στο {y}, όχι στο {x}.', 'Πού ζούσε;', 'Μπέργκεν', 'Τρόμσο'],
  ['cs', 'Žila v {x}.', 'Žila v {y}, ne v {x}.', 'Kde žila?', 'Bergenu', 'Tromsø'],
  ['hu', 'Ő {x} élt.', 'Ő {y} élt, nem {x}.', 'Hol élt?', 'Bergenben', 'Tromsøben'],
  ['sv', 'Hon bodde i {x}.', 'Hon bodde i {y}, inte i {x}.', 'Var bodde hon?', 'Bergen', 'Tromsø'],
] as const;

it('a correction is tried in every language', () => {
  expect(LANGUAGES.map(([code]) => code).toSorted()).toEqual([...languageCodes].toSorted());
});

/** Everything the model was given since `from`, without what set it right. */
function requestsSince(from: number, right: string): string {
  const all = JSON.stringify(at.model.requests.slice(from).map(({ body }) => body));
  return all.replaceAll(right, '');
}

describe.each(LANGUAGES)('a correction (%s)', (language, fact, setRight, question, x, y) => {
  const say = (message: string) =>
    at.anna.api('POST', '/api/chat', { message }, { 'accept-language': language });

  it.each([
    ['places', x, y],
    ['names that stand nowhere else', 'Q7KESTREL', 'Q8HERON'],
  ])(
    'takes the wrong value out of profile, messages and the voice’s own words, until it is undone: %s (memory assertion 2)',
    async (_, wrong, right) => {
      const told = fact.replaceAll('{x}', wrong);
      const correction = setRight.replaceAll('{x}', wrong).replaceAll('{y}', right);
      await at.anna.api('POST', '/api/profile', { name: 'Ingrid', keyFacts: told });
      await say(told);
      at.model.scenario('plain', { reply: told });
      const { reply } = (await say(question)).json();
      at.model.scenario('plain', { reply: 'Q9CRANE.' });
      const from = at.model.requests.length;
      const answer = await at.anna.api(
        'POST',
        `/api/messages/${reply.id}/correct`,
        { correction },
        { 'accept-language': language },
      );
      expect(answer.statusCode).toBe(200);
      await say(question);
      expect(requestsSince(from, '')).toContain(right);
      expect(requestsSince(from, correction)).not.toContain(wrong);
      const corrected = (await memoriesOf(at.anna)).find(({ kind }) => kind === 'correction');
      await at.anna.api('DELETE', `/api/memories/${corrected?.id}`);
      const after = at.model.requests.length;
      await say(question);
      expect(requestsSince(after, '')).toContain(wrong);
      expect(requestsSince(after, '')).not.toContain(right);
    },
  );
});
