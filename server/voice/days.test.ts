import { describe, expect, it } from 'vitest';
import { nearDays } from './days.ts';
import { testRequest } from './test-request.ts';

function near(importantDates: string, now: string, changes = {}) {
  const request = testRequest({
    portrait: { importantDates },
    now: Date.parse(now),
    timeZone: 'UTC',
    ...changes,
  });
  return nearDays(request).map(({ text, ...rest }) => [text, rest]);
}

describe('the dates that were told', () => {
  const DATES = 'Born May 2, 1948. Died January 9, 2026; the wedding was on 12 June 1971';

  it('are near on the day, a week before and three days after', () => {
    expect(near(DATES, '2026-05-02T12:00Z')).toEqual([
      ['Born May 2, 1948.', { inDays: 0, years: 78 }],
    ]);
    expect(near(DATES, '2026-04-25T00:00Z')).toEqual([
      ['Born May 2, 1948.', { inDays: 7, years: 78 }],
    ]);
    expect(near(DATES, '2026-05-05T23:59Z')).toEqual([
      ['Born May 2, 1948.', { inDays: -3, years: 78 }],
    ]);
    expect(near(DATES, '2026-04-24T23:59Z')).toEqual([]);
    expect(near(DATES, '2026-05-06T00:00Z')).toEqual([]);
  });

  it('return across the turn of the year, and not before they were', () => {
    const turn = 'We met on 1 January 1990. He died on 30 December 2026.';
    expect(near(turn, '2026-12-29T12:00Z')).toEqual([
      ['He died on 30 December 2026.', { inDays: 1, years: 0 }],
      ['We met on 1 January 1990.', { inDays: 3, years: 37 }],
    ]);
    expect(near(turn, '2025-12-29T12:00Z')).toEqual([
      ['We met on 1 January 1990.', { inDays: 3, years: 36 }],
    ]);
  });

  it('are reckoned by the day of the person, not of the server', () => {
    expect(near(DATES, '2026-05-01T13:00Z', { timeZone: 'Pacific/Auckland' })).toEqual([
      ['Born May 2, 1948.', { inDays: 0, years: 78 }],
    ]);
  });

  it.each([
    ['de', 'Geboren am 2. Mai 1948'],
    ['ja', '1948年5月2日生まれ'],
    ['ar', 'وُلدت في 2 مايو 1948'],
    ['hu', '1948. május 2-án született'],
  ] as const)('are read in %s', (language, text) => {
    expect(near(text, '2026-05-02T12:00Z', { language })).toEqual([
      [text, { inDays: 0, years: 78 }],
    ]);
  });

  it('are three at the most, the nearest first', () => {
    const many = [1, 2, 3, 4, 5].map((day) => `Something on ${day} March`).join('\n');
    expect(near(many, '2026-03-03T12:00Z').map(([text]) => text)).toEqual([
      'Something on 3 March',
      'Something on 2 March',
      'Something on 4 March',
    ]);
  });
});
