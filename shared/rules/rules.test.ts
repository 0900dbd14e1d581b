import { describe, expect, it } from 'vitest';
import { isEmail, normalEmail } from './email.ts';
import { initials } from './initials.ts';
import { fitsLength } from './limits.ts';
import { passwordProblems } from './password.ts';
import { showsWithdrawal } from './plan.ts';
import { languageOf } from '../languages.ts';

describe('initials', () => {
  it.each([
    ['Ingrid Halvorsen', 'IH'],
    ['  ingrid   marie  halvorsen ', 'IM'],
    ['Mama', 'M'],
    ['ﬃ ß', 'FS'],
    ['👨‍👩‍👧‍👦 Oma', '👨‍👩‍👧‍👦O'],
    ['e\u0301mile zola', 'E\u0301Z'],
    ['नानी', 'ना'],
    ['\u202eabc', 'A'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('a length', () => {
  it('is counted as a person counts, with a ceiling for what nobody writes', () => {
    expect(fitsLength('👨‍👩‍👧‍👦'.repeat(10), 20)).toBe(true);
    expect(fitsLength('a'.repeat(21), 20)).toBe(false);
    expect(fitsLength(`a${'\u0301'.repeat(79)}`, 20)).toBe(true);
    expect(fitsLength(`a${'\u0301'.repeat(80)}`, 20)).toBe(false);
  });
});

describe('a password', () => {
  it.each([
    ['Sommer1987', []],
    ['Kurz1', ['password_min']],
    ['sommer1987', ['password_upper']],
    ['SOMMER1987', ['password_lower']],
    ['Sommertage', ['password_digit']],
    ['', ['password_min', 'password_upper', 'password_lower', 'password_digit']],
    ['Ёлка-ночь-٣', []],
  ])('%j lacks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });
});

describe('an address', () => {
  it.each([
    ['a@b.c', true],
    [' Anna@Example.ORG ', true],
    ['anna@example', false],
    ['anna example@x.org', false],
    ['a@x.org\r\nRCPT TO:<b@y.org>', false],
    ['a@x.org,b@y.org', false],
    ['a@x.org\r\n', false],
    ['a%0Ab@x.org', false],
    ['a%0d%0abcc@x.org', false],
    ['a@b@c.org', false],
    [`${'a'.repeat(250)}@b.org`, false],
  ])('%j: %s', (address, valid) => {
    expect(isEmail(normalEmail(address))).toBe(valid);
  });

  it('is one, however it is written', () => {
    expect(normalEmail('JOSE\u0301@x.org')).toBe(normalEmail('jos\u00e9@x.org'));
  });
});

describe('the right to withdraw', () => {
  it.each([
    ['Europe/Berlin', null, true],
    ['Atlantic/Canary', 'US', true],
    ['America/Chicago', 'DE', true],
    ['America/Chicago', 'NO', true],
    ['America/Chicago', 'US', false],
    ['Europe/Istanbul', null, false],
    ['Asia/Tokyo', 'JP', false],
  ])('in %s, of %s: %s', (timeZone, country, shown) => {
    expect(showsWithdrawal(timeZone, country)).toBe(shown);
  });
});

describe('a language tag', () => {
  it.each([
    ['pt-BR', 'pt'],
    ['EN', 'en'],
    ['zh_Hant', 'zh'],
    ['tlh', undefined],
  ])('%s is %s', (tag, code) => {
    expect(languageOf(tag)).toBe(code);
  });
});
