import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each(['Password1', 'Qwerty123', 'P@ssw0rd1', 'Welcome2024!', 'Iloveyou7', '123Sunshine!'])(
  '%s is told to be common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['', 'Harbour77lamp', 'Passwordless1Harbour', 'Мама1950дом', '12345678'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
