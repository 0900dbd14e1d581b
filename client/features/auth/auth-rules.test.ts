import { expect, test } from 'vitest';
import {
  addressProblems,
  changePasswordProblems,
  consentProblems,
  loginProblems,
  type RegisterValues,
  registerProblems,
} from './auth-rules.ts';

const GOOD: RegisterValues = {
  email: 'ana@example.org',
  password: 'Harbour77lamp',
  confirmPassword: 'Harbour77lamp',
  ageAcknowledged: true,
  terms: true,
  imageRights: true,
};

/** The problems that are there, without the fields that have none. */
function found(problems: object): object {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

test('a complete registration has no problem', () => {
  expect(found(registerProblems(GOOD))).toEqual({});
});

test.each([
  [{ email: '' }, { email: 'email_required' }],
  [{ email: 'ana@example' }, { email: 'email_invalid' }],
  [{ password: '', confirmPassword: '' }, { password: 'password_required' }],
  [{ password: 'Ab1', confirmPassword: 'Ab1' }, { password: 'password_min' }],
  [{ password: 'harbour77', confirmPassword: 'harbour77' }, { password: 'password_upper' }],
  [{ password: 'HARBOUR77', confirmPassword: 'HARBOUR77' }, { password: 'password_lower' }],
  [{ password: 'Harbourside', confirmPassword: 'Harbourside' }, { password: 'password_digit' }],
  [{ confirmPassword: 'Harbour77lam' }, { confirmPassword: 'password_mismatch' }],
  [{ ageAcknowledged: false }, { ageAcknowledged: 'age_required' }],
  [{ terms: false }, { terms: 'terms_required' }],
  [{ imageRights: false }, { imageRights: 'image_rights_required' }],
])('registration with %o is told %o', (wrong, problems) => {
  expect(found(registerProblems({ ...GOOD, ...wrong }))).toEqual(problems);
});

test('a log-in asks for an address and eight characters, and for nothing else of a password', () => {
  expect(found(loginProblems({ email: ' Ana@Example.org ', password: 'harbours' }))).toEqual({});
  expect(found(loginProblems({ email: 'ana', password: '' }))).toEqual({
    email: 'email_invalid',
    password: 'password_required',
  });
  expect(found(loginProblems({ email: 'ana@example.org', password: 'short' }))).toEqual({
    password: 'password_min',
  });
});

test.each(['', '  ', 'ana', 'ana@example', 'ana@example.org, bo@example.org'])(
  'a link is not sent to %o',
  (email) => {
    expect(addressProblems({ email })).toEqual({ email: 'email_address' });
  },
);

test('a password is changed by the present one, whatever rules that one was made by', () => {
  const good = {
    currentPassword: 'old',
    password: 'Harbour77lamp',
    confirmPassword: 'Harbour77lamp',
  };
  expect(found(changePasswordProblems(good))).toEqual({});
  expect(
    found(
      changePasswordProblems({ currentPassword: '', password: 'harbour77', confirmPassword: '' }),
    ),
  ).toEqual({
    currentPassword: 'password_required',
    password: 'password_upper',
    confirmPassword: 'password_mismatch',
  });
});

test('both consents are asked for', () => {
  expect(found(consentProblems({ terms: true, imageRights: true }))).toEqual({});
  expect(found(consentProblems({ terms: false, imageRights: false }))).toEqual({
    terms: 'terms_required',
    imageRights: 'image_rights_required',
  });
});
