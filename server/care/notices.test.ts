import { describe, expect, test } from 'vitest';
import { noticeDue } from './notices.ts';

const at = (time: string) => Date.parse(time);

describe('the notice that the voice is an AI', () => {
  test('is due with the first message of all', () => {
    expect(noticeDue(null, at('2026-11-21T12:00Z'), 'UTC', 3)).toBe(true);
  });

  test.each([
    ['2026-11-21T14:59:59.999Z', false],
    ['2026-11-21T15:00:00.000Z', true],
  ])('after one at noon, at %s: %s', (now, due) => {
    expect(noticeDue(at('2026-11-21T12:00Z'), at(now), 'UTC', 3)).toBe(due);
  });

  test.each([
    // 23:30 in Kathmandu, which is 5:45 ahead.
    ['Asia/Kathmandu', '2026-11-21T17:45Z', '2026-11-21T18:14:59Z', false],
    ['Asia/Kathmandu', '2026-11-21T17:45Z', '2026-11-21T18:15:00Z', true],
    // Midnight of UTC is none there.
    ['Asia/Kathmandu', '2026-11-21T23:59Z', '2026-11-22T00:01Z', false],
    // The hour that comes twice in Berlin is of one day.
    ['Europe/Berlin', '2026-10-25T00:30Z', '2026-10-25T01:30Z', false],
  ])('in %s, after %s, at %s: %s', (zone, last, now, due) => {
    expect(noticeDue(at(last), at(now), zone, 3)).toBe(due);
  });

  test('comes once more where a journey changes the date', () => {
    const [last, now] = [at('2026-11-21T09:30Z'), at('2026-11-21T10:30Z')];
    expect(noticeDue(last, now, 'Pacific/Auckland', 3)).toBe(false);
    expect(noticeDue(last, now, 'Pacific/Kiritimati', 3)).toBe(true);
  });

  test('comes as often as the setting says', () => {
    const last = at('2026-11-21T12:00Z');
    expect(noticeDue(last, at('2026-11-21T12:59:59Z'), 'UTC', 1)).toBe(false);
    expect(noticeDue(last, at('2026-11-21T13:00Z'), 'UTC', 1)).toBe(true);
  });
});
