import { describe, expect, test } from 'vitest';
import { readSentencePacks } from '#server/sentence-packs.ts';
import { languageCodes } from '#shared/languages.ts';
import english from '#shared/sentences/mails/en.json' with { type: 'json' };
import { createMails } from './mails.ts';

const packs = readSentencePacks('shared/sentences/mails');
const mails = createMails(packs, { product: 'Keepsake', support: 'help@keepsake.example' });
const NEWS = ['started', 'cancelled', 'withdrawn', 'payment_failed', 'yearly'] as const;
const FACTS = {
  periodEnd: Date.UTC(2026, 2, 31, 22),
  now: Date.UTC(2026, 1, 28, 12),
  timeZone: 'Europe/Berlin',
  link: 'https://keepsake.example/account',
};
const LINK = 'https://keepsake.example/reset-password?token=abc-_1';

function every(of = mails) {
  return languageCodes.flatMap((language) => [
    of.passwordReset(language, { link: LINK }),
    of.passwordChanged(language, { forgotPassword: 'https://keepsake.example/forgot-password' }),
    ...NEWS.map((news) => of.subscription(language, news, FACTS)),
  ]);
}

describe('every mail', () => {
  test('fetches nothing, runs nothing, and styles itself inline alone', () => {
    for (const { html } of every()) {
      expect(html).not.toMatch(
        /<(img|script|link|style|iframe|form|svg|base)\b|url\(|@import|\son\w+=/i,
      );
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
      for (const address of addresses) expect(address).toMatch(/^https:\/\/keepsake\.example\//);
      expect(html).toContain('color-scheme');
    }
  });

  test('says the same in text and in HTML, names who writes and whom to ask, and leaves no gap', () => {
    for (const { subject, text, html } of every()) {
      expect(subject).not.toMatch(/[\r\n{}]/);
      const shown = html.replaceAll(/<title>.*<\/title>|<[^>]+>/g, ' ');
      for (const line of text.split('\n').filter((each) => /\w{3}/.test(each)))
        expect(shown).toContain(line.replace(/:$/, ''));
      expect(text).toContain('help@keepsake.example');
      expect(text + shown).not.toMatch(/\{\w+\}|undefined|!/);
    }
  });

  test('names day, moment and price as they are where the person is', () => {
    const { text } = mails.subscription('en', 'started', FACTS);
    expect(text).toContain('next on April 1, 2026');
    expect(text).toContain('February 28, 2026 at 1:00 PM GMT+1');
    expect(text).toContain('$29 a month');
    expect(text).toContain('Your account:\nhttps://keepsake.example/account');
    const nowhere = { ...FACTS, timeZone: null, periodEnd: null };
    expect(mails.subscription('en', 'yearly', nowhere).text).toContain('February 28, 2026');
  });

  test('says what language it is in, and which way that is read', () => {
    const arabic = Object.fromEntries(Object.keys(english).map((key) => [key, 'مرحبا {product}']));
    const both = createMails(new Map([...packs, ['ar', arabic]]), {
      product: 'Keepsake',
      support: 'x@y.z',
    });
    const mail = both.passwordReset('ar', { link: LINK });
    expect(mail).toMatchObject({ language: 'ar', subject: 'مرحبا Keepsake' });
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain(`<p dir="ltr" `);
    // A language without a pack is written in English and says so.
    const missing = createMails(new Map(), { product: 'Keepsake', support: 'x@y.z' });
    expect(missing.passwordReset('de', { link: LINK })).toMatchObject({ language: 'en' });
    expect(missing.passwordReset('de', { link: LINK }).html).toContain(
      '<html lang="en" dir="ltr">',
    );
  });

  test('ASVS V1.2.1: shows markup in a name or address as text', () => {
    const mark = '"><img src=x onerror=alert(1)>';
    const odd = createMails(packs, { product: mark, support: mark });
    for (const { html, text } of every(odd)) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&#60;img');
      expect(text).toContain(mark);
    }
    expect(odd.passwordReset('en', { link: 'https://x/?a=1&b="' }).html).toContain(
      'href="https://x/?a=1&#38;b=&#34;"',
    );
  });
});
