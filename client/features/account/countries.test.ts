import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { countryOptions } from './countries.ts';

test('every code of ISO 3166-1 is there once, and Kosovo', () => {
  const codes = countryOptions('en').map(({ value }) => value);
  expect(codes).toHaveLength(250);
  expect(new Set(codes).size).toBe(250);
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test.each(LANGUAGES.map(({ code }) => code))('every country has a name in %s', (language) => {
  const nameless = countryOptions(language).filter(({ value, label }) => value === label);
  expect(nameless).toEqual([]);
});

test('the order is that of the language', () => {
  const names = countryOptions('sv').map(({ label }) => label);
  expect(names.indexOf('Österrike')).toBeGreaterThan(names.indexOf('Zimbabwe'));
});
