import { afterEach, expect, test, vi } from 'vitest';
import { chosenLanguage, settleLanguage, storeLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that prefers these languages and keeps these values. */
function browser(languages: string[], kept: Record<string, string> = {}) {
  const page = { cookie: '' };
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  return { kept, page };
}

test('the language is the stored choice, then the browser’s, then English', () => {
  browser(['pt-BR', 'de'], { language: 'ja' });
  expect(chosenLanguage()).toBe('ja');
  browser(['tlh', 'pt-BR', 'de'], { language: 'klingon' });
  expect(chosenLanguage()).toBe('pt');
  browser(['tlh']);
  expect(chosenLanguage()).toBe('en');
});

test('a choice is kept in local storage, and in a cookie for the server', () => {
  const { kept, page } = browser(['de']);
  storeLanguage('el');
  expect(kept).toEqual({ language: 'el' });
  expect(page.cookie).toBe('language=el; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(chosenLanguage()).toBe('el');
});

function at(pathname: string): void {
  vi.stubGlobal('location', { protocol: 'https:', pathname, search: '?a=b', hash: '#c' });
}

test('whoever goes on from an address that names a language has chosen it', () => {
  const { kept } = browser(['en']);
  const addresses: string[] = [];
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, to: string) => addresses.push(to),
  });
  at('/de/auth');
  settleLanguage();
  expect([kept, addresses]).toEqual([{ language: 'de' }, ['/auth?a=b#c']]);
  at('/auth');
  settleLanguage();
  expect(addresses).toHaveLength(1);
});
