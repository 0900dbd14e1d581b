import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { createI18n } from './index.ts';
import { LanguageList, type LanguageListProps } from './language-list.tsx';
import { readWholePack } from './whole-packs.ts';

async function rowsOf(language: LanguageCode, props: LanguageListProps): Promise<string[]> {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n(language, readWholePack)}>
      <LanguageList {...props} />
    </I18nextProvider>,
  );
  return [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => row);
}

test('each language stands there in its own name, and the present one is ticked', async () => {
  for (const props of [{ page: '' }, { onChoose: () => undefined }] as const) {
    const rows = await rowsOf('ja', props);
    expect(rows.map((row) => row.replaceAll(/<[^>]*>/g, ''))).toEqual(
      LANGUAGES.map(({ name }) => name),
    );
    const ticked = rows.filter(
      (row) => row.includes('<svg') && row.includes('aria-current="true"'),
    );
    expect(ticked).toHaveLength(1);
    expect(ticked[0]).toContain('日本語');
  }
});

test('on a public page each leads to the same page in that language, without a script', async () => {
  const rows = await rowsOf('de', { page: 'privacy-policy' });
  const links = rows.map((row) => /<a href="([^"]*)" hrefLang="([^"]*)"/.exec(row)?.slice(1));
  expect(links).toEqual(LANGUAGES.map(({ code }) => [`/${code}/privacy-policy`, code]));
});

test('there are 19 languages, each under its native name', () => {
  expect(LANGUAGES.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'en English',
    'es Español',
    'zh 中文',
    'ar العربية',
    'fr Français',
    'pt Português',
    'de Deutsch',
    'ru Русский',
    'ja 日本語',
    'hi हिन्दी',
    'it Italiano',
    'pl Polski',
    'uk Українська',
    'nl Nederlands',
    'ro Română',
    'el Ελληνικά',
    'cs Čeština',
    'hu Magyar',
    'sv Svenska',
  ]);
});
