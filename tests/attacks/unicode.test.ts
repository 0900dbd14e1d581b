import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initials } from '#shared/rules/initials.ts';
import { conversation, send } from '#tests/support/conversation.ts';
import { documentedCalls, endsTheSession } from '#tests/support/routes.ts';
import { fieldsOf, sampleCall } from '#tests/support/sample.ts';
import { bearer, startWorld, type World } from '#tests/support/world.ts';

const calls = documentedCalls().filter((call) => !endsTheSession(call));
const TEXTS = ['name', 'personality', 'importantDates', 'keyFacts', 'favoriteMemories'] as const;

/** Text that breaks what counts, cuts or stores it carelessly; with its initials, as a name. */
const HOSTILE: [what: string, text: string, initials: string][] = [
  ['a direction override', '\u202egnp.exe\u202c Oma', 'GO'],
  ['direction isolates', '\u2067Oma\u2069 \u2066Opa\u2069', 'OO'],
  ['many combining marks', `Z${'\u0301'.repeat(200)} a`, `Z${'\u0301'.repeat(200)}A`],
  ['a family', '👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈', '👨‍👩‍👧‍👦👩🏽‍🚀'],
  ['flags', '🇳🇴🇩🇪 🇫🇷', '🇳🇴🇫🇷'],
  ['ligatures', 'ﬃ ß', 'FS'],
  ['Thai without spaces', 'คุณยายที่รัก', 'คุ'],
  ['Arabic', 'جدتي الحبيبة', 'جا'],
  ['Hindi', 'नानी जी', 'नाजी'],
  ['two forms of one letter', 'e\u0301mile \u00e9va', 'E\u0301É'],
  ['astral letters', '𝔒𝔪𝔞 𠮷野', '𝔒𠮷'],
  ['line separators', 'Oma\u2028Opa\u2029\u0085', 'OO'],
  ['invisible letters', '\u200bOma\ufeff \u00adx', ''],
  ['private and unassigned', '\ue000\u{10ffff} \ufffe', ''],
];

let world: World;
beforeAll(async () => {
  world = await startWorld({ DAILY_MESSAGE_LIMIT: '1000' });
});
afterAll(() => world.close());

describe('hostile Unicode (drill 33)', () => {
  test.each(HOSTILE)('%s is stored and shown as it was sent', async (_what, text, letters) => {
    const { anna } = world;
    const sent = Object.fromEntries(TEXTS.map((field) => [field, text]));
    const saved = await anna.api('POST', '/api/profile', sent);
    expect(saved.statusCode).toBe(200);
    const { name, ...rest }: Record<string, string> = (
      await anna.api('GET', '/api/profile')
    ).json();
    // A name is trimmed at its ends, as people expect of one.
    expect(name).toBe(text.trim());
    for (const field of TEXTS.slice(1)) expect(rest[field]).toBe(text);
    if (letters !== '') expect(initials(name ?? '')).toBe(letters);

    const { userMessage } = await send(anna, text);
    expect(userMessage.content).toBe(text);
    const edited = await anna.api('PATCH', `/api/messages/${userMessage.id}`, {
      content: `${text}!`,
    });
    expect(edited.json().userMessage.content).toBe(`${text}!`);
    expect((await conversation(anna)).at(-2)?.content).toBe(`${text}!`);
  });

  test('a NUL is taken out, since PostgreSQL cannot hold one', async () => {
    const { anna } = world;
    const sent = Object.fromEntries(TEXTS.map((field) => [field, 'a\0b\0']));
    expect((await anna.api('POST', '/api/profile', sent)).json()).toMatchObject(
      Object.fromEntries(TEXTS.map((field) => [field, 'ab'])),
    );
    expect((await send(anna, 'a\0b')).userMessage.content).toBe('ab');
    expect((await anna.api('POST', '/api/profile', { name: '\0' })).statusCode).toBe(400);
    expect((await anna.api('POST', '/api/chat', { message: '\0' })).statusCode).toBe(400);
  });

  test('half a letter, a NUL, and marks without end are answered by no 500, in any field', async () => {
    const { app, api, anna } = world;
    for (const value of [
      '\ud800',
      'a\udfffb',
      '\0',
      `a${'\u0301'.repeat(10_000)}`,
      '\u{1f468}\u200d',
    ]) {
      for (const call of calls) {
        for (const field of fieldsOf(api, call.method, call.path)) {
          const sample = sampleCall(api, call, anna.ids, { [field]: value });
          const answer = await app.inject({ ...sample, headers: bearer(anna) });
          const refusable = /name$|message$|content$|personality|Dates|Facts|Memories/.test(field);
          const isHalf = !value.isWellFormed();
          expect([call.path, field, answer.statusCode]).toEqual([
            call.path,
            field,
            isHalf && refusable && field !== 'filename' ? 400 : expect.toSatisfy(isNoFault),
          ]);
        }
        if (call.id === '') continue;
        const url = call.path.replace('{id}', encodeURIComponent(value.toWellFormed()));
        const answer = await app.inject({
          ...sampleCall(api, call, anna.ids),
          url,
          headers: { ...bearer(anna), 'x-timezone': 'Ünïcode' },
        });
        expect([call.path, answer.statusCode]).toEqual([call.path, expect.toSatisfy(isNoFault)]);
      }
    }
  });

  test('an address is one account, in whatever form and case it is written', async () => {
    const { app } = world;
    const { email } = await app.register('åse@example.org');
    for (const spelling of ['ÅSE@example.org', 'a\u030ase@example.org', 'A\u030aSE@EXAMPLE.ORG']) {
      const payload = { email: spelling, password: 'Sommer1987', ageAcknowledged: true };
      const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
      expect([spelling, answer.statusCode]).toEqual([spelling, 409]);
      const login = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: spelling, password: 'Sommer1987' },
      });
      expect(login.statusCode).toBe(200);
    }
    expect(email).toBe('åse@example.org'.normalize('NFC'));
  });
});

/** 502 is the voice's, which cannot read what is longer than its context; the words are kept. */
function isNoFault(status: number): boolean {
  return status < 500 || status === 502;
}
