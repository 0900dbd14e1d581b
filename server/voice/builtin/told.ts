import { fold } from '#server/text/fold.ts';
import type { Portrait, SetRight, Turn } from '../voice.ts';
import type { BuiltinLanguage } from './language.ts';
import { sentencesOf, subjectsIn } from './text.ts';

/** One sentence of what the person has told, as it may be quoted. */
export interface Told {
  text: string;
  source: 'personality' | 'dates' | 'facts' | 'memories' | 'earlier';
  subjects: Set<string>;
  /** About the death: said only when asked about it. */
  grave: boolean;
}

const LONGEST_QUOTE = 200;
const BULLET = /^(?:[-*•–—·]|\d{1,2}[.)])\s+/u;

/** The sentences of the portrait that this voice may quote. */
export function toldIn(portrait: Portrait, language: BuiltinLanguage): Told[] {
  return [
    ...piecesOf(portrait.favoriteMemories, 'memories', language),
    ...piecesOf(portrait.keyFacts, 'facts', language),
    ...piecesOf(portrait.personality, 'personality', language),
    ...piecesOf(portrait.importantDates.replaceAll(';', '\n'), 'dates', language),
  ];
}

/**
 * What the person set right, as it may be quoted: without what they said is not so. "No, she was called
 * Bella" is about what the wrong sentence was about, the dog, though it does not name it.
 */
export function setRightIn(setRight: readonly SetRight[], language: BuiltinLanguage): Told[] {
  return setRight
    .toReversed()
    .flatMap(({ plain, about }) => piecesOf(plain, 'facts', language, about));
}

/** What the person has told in the conversation: sentences that state something, newest first. */
export function toldEarlier(turns: Turn[], language: BuiltinLanguage): Told[] {
  return turns
    .filter((turn) => turn.role === 'user')
    .toReversed()
    .flatMap((turn) => piecesOf(turn.text, 'earlier', language))
    .filter((told) => told.subjects.size > 1 && !/[?？؟;]\W*$/u.test(told.text));
}

/** What of `told` is about the most of `subjects`, best first; a rare subject counts for more. */
export function aboutThese(told: Told[], subjects: Set<string>, atLeast = 1): Told[] {
  const commonness = new Map<string, number>();
  for (const one of told) {
    for (const subject of one.subjects) {
      commonness.set(subject, (commonness.get(subject) ?? 0) + 1);
    }
  }
  const scored = told.flatMap((one) => {
    const shared = [...one.subjects.intersection(subjects)];
    if (shared.length < atLeast) return [];
    const score = shared.reduce((sum, subject) => sum + 1 / (commonness.get(subject) ?? 1), 0);
    return [{ one, score }];
  });
  return scored.sort((first, second) => second.score - first.score).map(({ one }) => one);
}

/** A told text between the language's quotation marks, with its own marks made single. */
export function quotation(text: string, language: BuiltinLanguage): string {
  const [open, close, innerOpen, innerClose] = language.quotes;
  const inner = text.replace(
    /["“”„«「]\s*([^"“”„«»「」]*?)\s*["“”»」]|["“”„«»「」]/gu,
    (_, said?: string) => (said === undefined ? '' : `${innerOpen}${said}${innerClose}`),
  );
  const ended = /[.!?…。！？।॥؟۔’)]$/u.test(inner) || inner.endsWith(innerClose);
  return `${open}${ended ? inner : `${inner}${language.stop}`}${close}`;
}

/** What the person was called by the one who died, or undefined. */
export function nicknameIn(portrait: Portrait, language: BuiltinLanguage): string | undefined {
  return firstGroup(portrait, language.nicknames, language);
}

/** Something the one who died used to say, ready to stand between quotation marks, or undefined. */
export function sayingIn(portrait: Portrait, language: BuiltinLanguage): string | undefined {
  const saying = firstGroup(portrait, language.sayings, language);
  if (saying === undefined) return undefined;
  return /[.!?…。！？।؟]$/u.test(saying) ? saying : `${saying}${language.stop}`;
}

/** The sentences of a text that may be quoted. `context` is what they are about beside what they name. */
function piecesOf(
  text: string,
  source: Told['source'],
  language: BuiltinLanguage,
  context = '',
): Told[] {
  const subjects = subjectsIn(language);
  const given = subjects.of(context);
  // A planted instruction may lean on its neighbours, so the whole line of it stays unsaid.
  const lines = text.split('\n').filter((line) => !language.unquotable.test(fold(line)));
  return lines.flatMap(sentencesOf).flatMap((sentence) => {
    const piece = sentence
      .replace(BULLET, '')
      .replace(/[,:;\s]+$/u, '')
      .trim();
    if (piece.length > LONGEST_QUOTE || !/\p{L}{2}/u.test(piece)) return [];
    const about = subjects.of(piece).union(given);
    if (about.size === 0) return [];
    return [{ text: piece, source, subjects: about, grave: language.grave.test(fold(piece)) }];
  });
}

function firstGroup(
  portrait: Portrait,
  patterns: readonly RegExp[],
  language: BuiltinLanguage,
): string | undefined {
  const texts = [portrait.personality, portrait.keyFacts, portrait.favoriteMemories];
  for (const text of texts) {
    for (const pattern of patterns) {
      const found = pattern
        .exec(text)?.[1]
        ?.trim()
        .replace(/[.,;:]+$/u, '');
      if (found && !language.unquotable.test(fold(found))) return found;
    }
  }
  return undefined;
}
