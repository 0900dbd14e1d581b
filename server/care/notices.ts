import { dayKey } from '#shared/rules/day-key.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether a reply must carry the notice that the voice is an AI: with the first message ever, with
 * the first of each local day, and whenever `everyHours` have passed since the last notice
 * (California SB 243 asks for one at least every three hours).
 */
export function noticeDue(
  lastNoticeAt: number | null,
  now: number,
  zone: string,
  everyHours: number,
): boolean {
  if (lastNoticeAt === null) return true;
  if (now - lastNoticeAt >= everyHours * HOUR_MS) return true;
  return dayKey(lastNoticeAt, zone) !== dayKey(now, zone);
}
