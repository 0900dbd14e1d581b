import { expect, test } from 'vitest';
import { phoneParts } from '#client/features/chat/phone-links.ts';
import { contactsFor, readContacts } from '#server/care/contacts.ts';
import { careWordsOf, readCarePacks } from '#server/care/words.ts';
import { languageCodes } from '#shared/languages.ts';

const contacts = readContacts();
const packs = readCarePacks();
const countries = [...new Set(contacts.lines.map((line) => line.country))];

/** Every number and page that the server names can be tapped, whatever the language around it. */
test.each(languageCodes)('in %s each contact leads where it should', (language) => {
  for (const country of countries) {
    const words = careWordsOf(packs, language);
    const asking = { country, language, now: Date.UTC(2026, 10, 21, 12) };
    const text = contactsFor(contacts, words, asking);
    const parts = phoneParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const links = parts.filter((part) => part.href !== undefined);
    for (const line of contacts.lines.filter((each) => each.country === country)) {
      const called = new Set(line.ways.filter(({ by }) => by === 'call').map(({ to }) => to));
      for (const { by, to } of line.ways) {
        const hrefs = links.filter((link) => link.text === to).map((link) => link.href);
        const digits = to.replaceAll(/[^\d]/gu, '');
        // No phone dials a number that begins with * from a link: it stays text, as it is written.
        if (to.startsWith('*')) expect([to, hrefs]).toEqual([to, []]);
        else if (by === 'chat') expect(hrefs).toContain(`https://${to}/`);
        else if (by === 'whatsapp') expect(hrefs).toEqual([`https://wa.me/65${digits}`]);
        else if (by === 'text' && !called.has(to)) expect(hrefs).toContain(`sms:${digits}`);
        else
          expect([country, to, hrefs]).toEqual([
            country,
            to,
            expect.arrayContaining([`tel:${digits}`]),
          ]);
      }
    }
    // Hours are no numbers to call.
    expect(links.filter((link) => /\d\d:\d\d/.test(link.text))).toEqual([]);
  }
});
