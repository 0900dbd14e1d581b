import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#client/i18n/index.ts';
import { readWholePack } from '#client/i18n/whole-packs.ts';
import { ErrorScreen } from './error-screen.tsx';

test.each([
  [new Error('The profile is not whole'), 'The profile is not whole'],
  [new Error(''), 'An unexpected error occurred'],
  [null, 'An unexpected error occurred'],
  ['thrown text', 'An unexpected error occurred'],
])('the fallback screen for %s says: %s', async (error, message) => {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n('en', readWholePack)}>
      <ErrorScreen error={error} onRetry={() => undefined} />
    </I18nextProvider>,
  );
  expect(markup).toContain('Something went wrong</h1>');
  expect(markup).toContain(`>${message}</p>`);
  expect([...markup.matchAll(/>([^<]+)<\/button>/g)].map(([, label]) => label)).toEqual([
    'Try again',
    'Go home',
  ]);
});
