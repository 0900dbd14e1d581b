import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { useMoments } from './use-moments.ts';

/** The next midnight on this machine's clock, ms. */
const MIDNIGHT = new Date().setHours(24, 0, 0, 0);

function Clock() {
  return useMoments().time(MIDNIGHT);
}

function Moment() {
  return useMoments().moment(MIDNIGHT);
}

/** What a component says in a language. */
async function saidBy(Component: () => string, language: string): Promise<string> {
  const i18n = createInstance();
  await i18n.init({ lng: language });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Component />
    </I18nextProvider>,
  );
}

test.each([
  ['en', '12:00 AM'],
  ['de', '00:00'],
  ['ja', '0:00'],
  ['ar', '12:00 ص'],
  ['el', '12:00 π.μ.'],
])('tomorrow’s midnight is written as %s writes it', async (language, words) => {
  const markup = await saidBy(Clock, language);
  expect(markup.replaceAll(/\s/g, ' ')).toBe(words);
  // Nowhere may a line end inside a time.
  expect(markup).not.toContain(' ');
});

test.each(LANGUAGES)(
  'in $code, the time after a date stands in one piece too',
  async ({ code }) => {
    const time = await saidBy(Clock, code);
    const moment = await saidBy(Moment, code);
    expect(moment).toContain(time);
    expect(moment.slice(moment.indexOf(time))).not.toContain(' ');
  },
);
