import type { CareLevel } from '#shared/contract/chat.ts';
import type { Score } from './reader/model.ts';
import { ownReader } from './reader/reader.ts';

/** How many messages before the last are read with it. */
const TURNS_BEFORE = 2;
/** What of the mark a message must reach by itself for the ones before it to raise it. */
const OWN_SHARE = 0.75;

const { judge } = ownReader();

/**
 * Reads how much danger a message speaks of: `none`, `watch` (the reply must hold a gentle check)
 * or `crisis` (the voice steps aside). `earlier` is what the person wrote before it, oldest first:
 * together they may say what none says alone, but they never lower what the message says. Runs in
 * the process, asks nobody, in whatever language and letters.
 */
export function readRisk(text: string, earlier: readonly string[] = []): CareLevel {
  const own = judge(text);
  const level = levelOf(own);
  if (level === 'crisis' || earlier.length === 0) return level;
  if (own.watch < OWN_SHARE) return level;
  // A crisis has been answered, and is remembered by the course of care: read once more with every
  // plain message after it, nobody would ever come out of it.
  const quiet = earlier
    .slice(-TURNS_BEFORE)
    .filter((before) => levelOf(judge(before)) !== 'crisis');
  if (quiet.length === 0) return level;
  const together = levelOf(judge([...quiet, text].join('\n')));
  return together === 'none' ? level : together;
}

function levelOf(score: Score): CareLevel {
  if (score.crisis >= 1) return 'crisis';
  return score.watch >= 1 ? 'watch' : 'none';
}
