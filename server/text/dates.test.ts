import { expect, it } from 'vitest';
import { datesIn } from './dates.ts';

it.each([
  ['Born May 2, 1951. Died October 14, 2025, of cancer.', 'en', ['1951-5-2', '2025-10-14']],
  ['the 2nd of May', 'en', ['?-5-2']],
  ['On May 2nd, I was upset', 'en', ['?-5-2']],
  ['1951-05-02', 'en', ['1951-5-2']],
  ['5/2/1951', 'en', ['1951-5-2']],
  ['5/2/1951', 'es', ['1951-2-5']],
  ['2.5.1951', 'de', ['1951-5-2']],
  ['am 2. Mai 1951', 'de', ['1951-5-2']],
  ['2 de mayo de 1951', 'es', ['1951-5-2']],
  ['2 мая 1951', 'ru', ['1951-5-2']],
  ['w maju 1951 i 3 maja', 'pl', ['?-5-3']],
  ['1951年5月2日', 'ja', ['1951-5-2']],
  ['5月2号我去了博物馆', 'zh', ['?-5-2']],
  ['١٥ مارس ٢٠٢٠', 'ar', ['2020-3-15']],
  ['2 मई 1951', 'hi', ['1951-5-2']],
  ['1951. május 2.', 'hu', ['?-5-2']],
  ['in May 1951', 'en', ['1951-5-?']],
  ['I may go in 3 days', 'en', []],
  ['in the spring of 1951', 'en', []],
] as const)('reads %s (%s)', (text, code, dates) => {
  const read = datesIn(text, code).map(
    ({ year, month, day }) => `${year ?? '?'}-${month}-${day ?? '?'}`,
  );
  expect(read).toEqual(dates);
});
