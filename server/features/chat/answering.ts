import { crisisReply, gentleCheck } from '#server/care/crisis-reply.ts';
import { readRisk } from '#server/care/incoming.ts';
import { seedOf } from '#server/care/outgoing.ts';
import { truthFor } from '#server/care/truth.ts';
import type { CareWords } from '#server/care/words.ts';
import { AppError } from '#server/http/errors.ts';
import type { Surroundings } from '#server/http/request-context.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait, Turn, Voice, VoiceRequest } from '#server/voice/voice.ts';
import type { CareLevel } from '#shared/contract/chat.ts';
import type { MessageRow } from './messages.repo.ts';
import { openContent } from './present.ts';

/** How many earlier messages a reply may be made from. */
export const HISTORY_LENGTH = 40;
/** How many of them are looked through for what care said before. */
const CARE_MEMORY = 12;

/** Who answers a message, and with what. Care's words are ready at once; the voice's are to come. */
export type Answering =
  | { by: 'care'; level: CareLevel; words: string }
  | { by: 'voice'; level: CareLevel; afterword: string | undefined };

/**
 * Decides who answers: in a crisis, or where only care was asked for, the voice steps aside.
 * `history` is the earlier messages, newest first.
 */
export function decideAnswer(
  text: string,
  history: readonly MessageRow[],
  careOnly: boolean,
  country: string | undefined,
): Answering {
  const level = readRisk(text);
  if (careOnly || level === 'crisis') {
    const turn = history.slice(0, CARE_MEMORY).filter((row) => row.voice === 'care').length;
    return { by: 'care', level, words: crisisReply(turn, country) };
  }
  return { by: 'voice', level, afterword: level === 'watch' ? gentleCheck() : undefined };
}

/** Throws `too_large` for a message that the voice could not answer however often it is tried. */
export function requireAnswerable(
  voice: Voice,
  portrait: Portrait,
  message: string,
  { language, timeZone = 'UTC' }: Surroundings,
  now: number,
): void {
  const asked = { portrait, message, language, timeZone, now };
  if (voice.fits?.(asked) === false) throw new AppError('too_large');
}

/** What the voice makes its reply from. `history` is newest first; `zone` an IANA zone. */
export function voiceRequest(
  portrait: Portrait,
  text: string,
  history: readonly MessageRow[],
  vault: PersonVault,
  at: {
    now: number;
    zone: string;
    language: Surroundings['language'];
    seed: string;
    words: CareWords;
  },
): Omit<VoiceRequest, 'recalled'> {
  const turns: Turn[] = history
    .map((row) => ({
      role: row.reply_to === null ? ('user' as const) : ('assistant' as const),
      text: openContent(row, vault),
      at: row.timestamp,
    }))
    .filter((turn) => turn.text !== '')
    .toReversed();
  const foreword = truthFor(text, at.words, portrait.name, seedOf(at.seed));
  return {
    ...(foreword !== undefined && { foreword }),
    portrait,
    language: at.language,
    now: at.now,
    timeZone: at.zone,
    turns,
    message: text,
    seed: at.seed,
  };
}
