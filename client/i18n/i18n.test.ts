import { type BackendModule, createInstance, type ReadCallback } from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, createI18n } from './index.ts';
import sentences from '#shared/sentences/en.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import { type Pack, PART_NAMES, withEnglish, withSentences } from './parts.ts';
import { readWholePack } from './whole-packs.ts';

/** Begins to read `ns` under the product's own limits, from packs that are read as `read` says. */
async function readPacks(ns: string[], read: BackendModule['read']): Promise<void> {
  const { options } = await createI18n('en', readWholePack);
  vi.useFakeTimers();
  const { maxParallelReads, maxRetries, retryTimeout } = options;
  if (!maxParallelReads || !maxRetries || !retryTimeout) throw new Error('a limit is not set');
  const limits = { maxParallelReads, maxRetries, retryTimeout };
  const instance = createInstance();
  // Not waited for: it is the waiting that is looked at.
  void instance
    .use({ type: 'backend', init: () => undefined, read })
    .init({ lng: 'en', ns, ...limits });
}

describe('the limits of reading', () => {
  afterEach(() => vi.useRealTimers());

  test('a pack that cannot be read is asked for five times more, after 350 ms and double each time', async () => {
    const asked: number[] = [];
    await readPacks(['screens'], (_language, _namespace, done) => {
      asked.push(Date.now());
      done('the line is down', true);
    });
    await vi.advanceTimersByTimeAsync(60_000);
    const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(waits).toEqual([350, 700, 1_400, 2_800, 5_600]);
  });

  test('no more than ten packs are read at once', async () => {
    const open: ReadCallback[] = [];
    const twelve = Array.from({ length: 12 }, (_, index) => `part${index}`);
    await readPacks(twelve, (_language, _namespace, done) => void open.push(done));
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(10);
    open[0]?.(null, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveLength(11);
  });
});

test('English stands in for what a language lacks', () => {
  const pack = { a: 'One', b: { c: 'Two', d: 'Three' }, e: { f: 'Four' } };
  expect(withEnglish(pack, { b: { d: 'Drei' } })).toEqual({
    a: 'One',
    b: { c: 'Two', d: 'Drei' },
    e: { f: 'Four' },
  });
});

function keysOf(pack: Pack, above = ''): string[] {
  return Object.entries(pack).flatMap(([name, value]) =>
    typeof value === 'string' ? `${above}${name}` : keysOf(value, `${above}${name}.`),
  );
}

test('each text is in one part, and a screen has those of its parts', async () => {
  const parts = await Promise.all(PART_NAMES.map((part) => readWholePack('en', part)));
  expect(parts.flatMap((part) => keysOf(part)).sort()).toEqual(
    keysOf(withSentences(english, sentences)).sort(),
  );

  const i18n = await createI18n('en', readWholePack);
  expect(i18n.exists('account.back')).toBe(false);
  await i18n.loadNamespaces('account');
  expect(i18n.t('account.back')).toBe('Back to the conversation');
  expect(i18n.t('common.beta')).toBe('BETA');
});

async function readVersion() {
  return { account: { agreed: { version: 'V: {{version}}' } } };
}

test('what is put into an Arabic text keeps its own direction', async () => {
  for (const [language, said] of [
    ['ar', 'V: \u20682025-10-13 <&>\u2069'],
    ['de', 'V: 2025-10-13 <&>'],
  ] as const) {
    const i18n = await createI18n(language, readVersion);
    expect(i18n.t('account.agreed.version', { version: '2025-10-13 <&>' })).toBe(said);
  }
});

describe('a change of language', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('localStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('fetches what is shown, then turns to it and remembers it', async () => {
    const asked: string[] = [];
    const i18n = await createI18n('en', async (language, name) => {
      asked.push(`${language} ${name}`);
      return { common: { beta: language } };
    });
    await i18n.loadNamespaces('chat');
    const turned: string[] = [];
    i18n.on('languageChanged', () => turned.push(...asked));
    await changeLanguage(i18n, 'de');
    expect(turned).toEqual(['en base', 'en chat', 'de base', 'de chat']);
    expect(asked).toEqual(turned);
    expect([i18n.t('common.beta'), kept.get('language')]).toEqual(['de', 'de']);
  });

  test('leaves all as it was where the texts cannot be had, and can be tried again', async () => {
    let down = true;
    const i18n = await createI18n('en', async (language) => {
      if (down && language !== 'en') throw new Error('the line is down');
      return { common: { beta: language } };
    });
    vi.useFakeTimers();
    const refused = expect(changeLanguage(i18n, 'de')).rejects.toThrow('no texts for base');
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    expect([i18n.language, i18n.t('common.beta'), kept.size]).toEqual(['en', 'en', 0]);
    vi.useRealTimers();
    down = false;
    await changeLanguage(i18n, 'de');
    expect([i18n.t('common.beta'), kept.get('language')]).toEqual(['de', 'de']);
  });
});
