import { createServer } from 'node:http';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf } from '#tests/support/belongings.ts';
import { send } from '#tests/support/conversation.ts';
import { documentedCalls, endsTheSession } from '#tests/support/routes.ts';
import { fieldsOf, sampleCall } from '#tests/support/sample.ts';
import { bearer, startWorld, type World } from '#tests/support/world.ts';

const calls = documentedCalls().filter(
  ({ path, who }) => path !== '/' && path !== '/*' && who !== 'admin',
);
const TEXTS = ['name', 'personality', 'importantDates', 'keyFacts', 'favoriteMemories'] as const;

let world: World;
beforeAll(async () => {
  world = await startWorld({ DAILY_MESSAGE_LIMIT: '1000' });
});
afterAll(() => world.close());

/** Puts `value` into every text field of every call, one at a time; gives what was answered. */
async function everywhere(value: string): Promise<{ where: string; status: number }[]> {
  const { app, api, anna } = world;
  const answers: { where: string; status: number }[] = [];
  for (const call of calls) {
    if (endsTheSession(call)) continue;
    for (const field of fieldsOf(api, call.method, call.path)) {
      const sample = sampleCall(api, call, anna.ids);
      if (typeof sample.payload?.[field] !== 'string') continue;
      const answer = await app.inject({
        ...sampleCall(api, call, anna.ids, { [field]: value }),
        headers: bearer(anna),
      });
      answers.push({ where: `${call.method} ${call.path} ${field}`, status: answer.statusCode });
    }
    if (!call.path.includes('{id}')) continue;
    const answer = await app.inject({
      ...sampleCall(api, call, { [call.id]: value }),
      headers: bearer(anna),
    });
    answers.push({ where: `${call.method} ${call.path}`, status: answer.statusCode });
  }
  expect(answers.length).toBeGreaterThan(20);
  return answers;
}

function belasPrints() {
  return fingerprintOf(world.app, world.bela.userId);
}

/** The files that no call should have touched: everything but the database's own. */
function tree(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !/keepsake\.db|server\.lock/.test(file))
    .sort();
}

describe('an address', () => {
  test('attack 17, 18, ASVS V1.3.6: is asked by nobody, in whatever field it stands', async () => {
    const hits: string[] = [];
    const canary = createServer((request, response) => {
      hits.push(String(request.url));
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const address = canary.address();
    const port = typeof address === 'object' ? address?.port : 0;
    for (const host of ['127.0.0.1', '127.1', '0x7f000001', '[::ffff:7f00:1]', 'localhost']) {
      for (const { where, status } of await everywhere(`http://${host}:${port}/hit.png`)) {
        expect([where, status < 500]).toEqual([where, true]);
        if (/objectPath|photoUrl/.test(where)) expect([where, status]).toEqual([where, 400]);
      }
    }
    expect(world.model.requests.length).toBeGreaterThan(0);
    expect(hits).toEqual([]);
    await new Promise((resolve) => canary.close(resolve));
  });

  test.each([
    '../../../etc/passwd',
    '..%2f..%2fkeepsake.db',
    '%252e%252e%252f',
    '..\\..\\master.key',
    '/etc/passwd',
    '/objects/../master.key',
    'objects/\0.jpg',
    '.',
    '..',
    '/',
  ])('attack 19, 20, ASVS V5.3.2: %j leads to no file', async (path) => {
    const { app } = world;
    const [before, outside] = [await belasPrints(), tree(app.dataDir)];
    for (const { where, status } of await everywhere(path)) {
      expect([where, status < 500]).toEqual([where, true]);
      if (/objectPath|photoUrl/.test(where)) expect([where, status]).toEqual([where, 400]);
      // A client takes dots out of an address itself, and asks for the page.
      if (where.endsWith('{id}') && !/^\.+$/.test(path))
        // PostgreSQL cannot so much as look for a NUL.
        expect([where, status]).toEqual([
          where,
          path.includes('\0') ? expect.toBeOneOf([400, 404]) : 404,
        ]);
    }
    // An upload under such a name is a photo like any other, under a name of ours.
    const added = tree(app.dataDir).filter((file) => !outside.includes(file));
    for (const file of added) expect(file).toMatch(/^objects\/[0-9a-f-]{36}(\.small)?$/);
    expect(outside.filter((file) => !tree(app.dataDir).includes(file))).toEqual([]);
    expect(readdirSync(dirname(app.dataDir))).not.toContain('etc');
    expect(await belasPrints()).toEqual(before);
  });
});

describe('words that a machine might take for its own', () => {
  test.each([
    "'; drop table users; --",
    "' or '1'='1",
    '") or 1=1 /*',
    '%_%',
    '$1 $2 ? :name @name',
    "\\'; select pg_sleep(9); --",
  ])('ASVS V1.2.4: %j is no statement', async (value) => {
    const { deps } = world.app;
    const before = await belasPrints();
    const people = await deps.db.selectFrom('users').select('id').execute();
    for (const { where, status } of await everywhere(value)) {
      expect([where, status < 500]).toEqual([where, true]);
    }
    expect(await belasPrints()).toEqual(before);
    expect(await deps.db.selectFrom('users').select('id').execute()).toEqual(people);
    const stored = await world.anna.api('POST', '/api/profile', { name: value, keyFacts: value });
    expect(stored.json()).toMatchObject({ name: value, keyFacts: value });
  });

  test('attack 37: a template is told and shown as it stands, to page and model alike', async () => {
    const { anna, model, app } = world;
    const words =
      '${MASTER_KEY} {{7*7}} {{constructor}} %PATH% <%= 7*7 %> #{7*7} $(id) `id` ${jndi:ldap://x}';
    const profile = await anna.api('POST', '/api/profile', {
      ...Object.fromEntries(TEXTS.map((field) => [field, words])),
      tone: 'warm',
    });
    for (const field of TEXTS) expect(profile.json()[field]).toBe(words);
    const { userMessage } = await send(anna, words);
    expect(userMessage.content).toBe(words);
    const prompt = model.requests.at(-1)?.body;
    expect(prompt).toMatchObject({
      messages: expect.arrayContaining([{ role: 'user', content: words }]),
    });
    // Once in the message, and once at least in each text of the profile.
    const quoted = JSON.stringify(words).slice(1, -1);
    expect(JSON.stringify(prompt).split(quoted).length - 1).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(prompt)).not.toContain(' 49 ');
    expect(app.logLines.join('')).not.toContain('jndi');
  });

  test('ASVS V16.4.1: no line of the log is anybody else’s to write', async () => {
    const { app, anna } = world;
    const before = app.logLines.length;
    const forged = 'a\r\n{"level":30,"msg":"admin logged in"}\n\u001b[2J\u009b31m@x.org';
    await everywhere(forged);
    await app.inject({
      method: 'GET',
      url: `/api/me?x=${encodeURIComponent(forged)}`,
      headers: { ...bearer(anna), 'user-agent': 'a\u009b31m', 'x-timezone': '\u001b' },
    });
    const lines = app.logLines.slice(before);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line.trimEnd().split('\n')).toHaveLength(1);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
      for (const part of ['admin logged in', '\u001b', '\u009b']) expect(line).not.toContain(part);
    }
  });
});
