import type { CareState } from '#shared/contract/care.ts';
import type { CareLevel } from '#shared/contract/chat.ts';
import type { Meaning } from './heard.ts';

const HOUR_MS = 3_600_000;
/*
 * The times below are ours, for a clinician to review (docs/safety.md). Follow-up after a crisis is
 * asked for within 24 to 72 hours in the practice of safety planning (Stanley and others, JAMA
 * Psychiatry 2018), which is where 72 and 24 come from.
 */
/** How long somebody is watched over after a crisis that ended, and after a sign without one. */
export const WATCH_AFTER_CRISIS_MS = 72 * HOUR_MS;
const WATCH_AFTER_SIGN_MS = 24 * HOUR_MS;
/**
 * A crisis that nobody answered does not end by silence: for so long care goes on answering whoever
 * comes back. After that the voice may answer again, asking first, and the watch begins.
 */
export const CRISIS_UNANSWERED_MS = 72 * HOUR_MS;
/** Once an evening, also for somebody who comes a little earlier than yesterday. */
const CHECK_EVERY_MS = 20 * HOUR_MS;
/** A goodnight is answered by asking for a day after danger, and not each time it is said again. */
const GOODNIGHT_AFTER_DANGER_MS = 24 * HOUR_MS;
const GOODNIGHT_AGAIN_MS = 6 * HOUR_MS;

/** A message as care takes it. */
export interface Event {
  /** What the reader of risk found. */
  level: CareLevel;
  /** What it says as a short answer; undefined where it is none. */
  meaning: Meaning | undefined;
  /** Whether only care was asked for. */
  careOnly: boolean;
  /** Whether the reply to this message failed and is made again. */
  again: boolean;
  /** How the language puts its questions about the hours ahead (words.ts). */
  asks: 'safety' | 'danger';
  /** ms. */
  now: number;
}

/** Which of care's words are said: a kind of `words.ts`, and which of them. */
export interface Line {
  kind: 'first' | 'more' | 'denied' | 'safe' | 'checks' | 'goodnight' | 'help';
  index: number;
}

/** What follows from a message. */
export interface Step {
  state: CareState | null;
  by: 'care' | 'voice';
  /** How the reply is marked; the screen offers help beside all but `none`. */
  level: CareLevel;
  /** Care's words: all of its reply, or what the voice's reply must hold. */
  line: Line | undefined;
  /** Whether a crisis begins with this message. */
  begins: boolean;
}

/** How many of each kind there are; the same in every language (words.test.ts). */
export const COUNTS = { first: 3, more: 8, denied: 2, safe: 3, checks: 4, goodnight: 2, help: 2 };
/** `more` asks about plan and deed only where a wish to die was spoken of. */
const MORE_WITHOUT_DANGER = [1, 2, 5, 6, 7];
/** The third of `more` asks about the next hour. */
const MORE_ABOUT_HOURS = 2;
/** At a sign of danger the check asks for thoughts of dying; later it asks for the hours ahead. */
export const WATCH_CHECKS = [1, 2];
const LATER_CHECKS = [0, 3];

const NOTHING_USED: CareState['used'] = {
  first: 0,
  more: 0,
  denied: 0,
  safe: 0,
  watchChecks: 0,
  laterChecks: 0,
  goodnight: 0,
  help: 0,
};

type Answer = 'danger' | 'denied' | 'safe';
const NO_TO = { dying: 'denied', danger: 'safe', safety: 'danger' } as const;

/** One step of the course of care. Pure: state and message in, state and what is said out. */
export function nextStep(before: CareState | null, event: Event): Step {
  const state = lapsed(before, event.now);
  const answer = answerTo(state, event);
  if (state?.phase === 'crisis') return inCrisis(state, event, answer);
  if (event.level === 'crisis' || answer === 'danger') return crisisBegins(state, event);
  if (state && answer) return answered(state, event, answer);
  if (state && event.meaning === 'goodnight' && asksAtGoodnight(state, event)) {
    return goodnight(state, event);
  }
  if (event.careOnly) return helped(state, event);
  if (event.level === 'watch') return signOfDanger(state, event);
  return state ? watchedOver(state, event) : plain(null);
}

/** The state as time has left it. A time ahead of now, as a wrong clock writes, counts as now. */
function lapsed(state: CareState | null, now: number): CareState | null {
  if (!state) return null;
  const age = now - Math.min(state.dangerAt, now);
  if (state.phase === 'crisis') {
    if (age < CRISIS_UNANSWERED_MS) return state;
    return { ...state, phase: 'watch', dangerAt: now, checkedAt: null, asked: null };
  }
  // Whoever said that they were safe and went away is asked once more, however late they come back.
  if (state.afterCrisis && state.checkedAt === null) return state;
  const watch = state.afterCrisis ? WATCH_AFTER_CRISIS_MS : WATCH_AFTER_SIGN_MS;
  return age < watch ? state : null;
}

/**
 * The message as an answer to what care asked just before. What speaks of a wish to die is never
 * heard as good news, a bare yes or no only as the answer to its question, and a statement only where care
 * asked or the crisis is not over.
 */
function answerTo(state: CareState | null, { level, meaning }: Event): Answer | undefined {
  if (!state || meaning === undefined || meaning === 'goodnight') return undefined;
  const answer = heardAs(meaning, state);
  if (answer === 'danger' || level === 'none') return answer;
  // "I'm safe", said in so many words, is heard beside a shadow of danger: the watch goes on anyway.
  const plainly = meaning === 'safe' || meaning === 'denied';
  return level === 'watch' && plainly ? answer : undefined;
}

function heardAs(meaning: Exclude<Meaning, 'goodnight'>, state: CareState): Answer | undefined {
  const { asked, phase } = state;
  if (meaning === 'safe' || meaning === 'denied') {
    return asked !== null || phase === 'crisis' ? meaning : undefined;
  }
  if (asked === null) return undefined;
  if (meaning === 'perhaps') return 'danger';
  if (meaning === 'yes') return asked === 'safety' ? 'safe' : 'danger';
  return NO_TO[asked];
}

function inCrisis(state: CareState, event: Event, answer: Answer | undefined): Step {
  if (answer === 'safe' || answer === 'denied') return answered(state, event, answer);
  const danger = event.level !== 'none' || answer === 'danger';
  const current = danger ? { ...state, dangerAt: event.now } : state;
  const leaves = event.level !== 'crisis' && event.meaning === 'goodnight';
  return leaves ? goodnight(current, event) : more(current, event);
}

function crisisBegins(state: CareState | null, { now }: Event): Step {
  const used = state?.used ?? NOTHING_USED;
  return {
    state: {
      phase: 'crisis',
      dangerAt: now,
      afterCrisis: true,
      checkedAt: null,
      asked: 'dying',
      used: { ...used, first: used.first + 1 },
      goodnightAt: null,
    },
    by: 'care',
    level: 'crisis',
    line: { kind: 'first', index: used.first % COUNTS.first },
    begins: true,
  };
}

/** The next question; after the last of them the first is put again, in the other words there are. */
function more(state: CareState, { asks }: Event): Step {
  const round = COUNTS.more + COUNTS.first - 1;
  const place = state.used.more % round;
  const used = { ...state.used, more: state.used.more + 1 };
  if (place >= COUNTS.more) {
    const index = state.used.first % COUNTS.first;
    return byCare(
      { ...state, asked: 'dying', used: { ...used, first: state.used.first + 1 } },
      'crisis',
      { kind: 'first', index },
    );
  }
  const asked = place === MORE_ABOUT_HOURS ? asks : null;
  return byCare({ ...state, asked, used }, 'crisis', { kind: 'more', index: place });
}

/** Good news: care thanks, and with the next message the voice is back. */
function answered(state: CareState, { now }: Event, answer: Answer): Step {
  const kind = answer === 'safe' ? 'safe' : 'denied';
  const index = state.used[kind] % COUNTS[kind];
  const next: CareState = {
    ...state,
    phase: 'watch',
    // The watch that follows a crisis runs from its end, and its first reply holds a check.
    ...(state.phase === 'crisis' ? { dangerAt: now, checkedAt: null } : { checkedAt: now }),
    asked: null,
    used: { ...state.used, [kind]: state.used[kind] + 1 },
  };
  return byCare(next, 'watch', { kind, index });
}

function goodnight(state: CareState, { asks, now, level: found }: Event): Step {
  const index = state.used.goodnight % COUNTS.goodnight;
  const used = { ...state.used, goodnight: state.used.goodnight + 1 };
  const level = state.phase === 'crisis' ? 'crisis' : 'watch';
  const dangerAt = found === 'none' ? state.dangerAt : now;
  const next = { ...state, dangerAt, asked: asks, used, goodnightAt: now };
  return byCare(next, level, { kind: 'goodnight', index });
}

/** Care was asked for by somebody who does not speak of dying: it listens, and asks gently. */
function helped(state: CareState | null, event: Event): Step {
  const current = state ?? watchBegins(event.now);
  const { used } = current;
  const next = (asked: CareState['asked']): CareState => ({
    ...current,
    ...(event.level === 'watch' && { dangerAt: event.now }),
    asked,
    used: { ...used, help: used.help + 1 },
  });
  if (event.level === 'watch') {
    const index = used.first % COUNTS.first;
    const asking = next('dying');
    return byCare({ ...asking, used: { ...asking.used, first: used.first + 1 } }, 'watch', {
      kind: 'first',
      index,
    });
  }
  if (used.help < COUNTS.help) {
    const asked = used.help === 1 ? event.asks : null;
    return byCare(next(asked), 'none', { kind: 'help', index: used.help });
  }
  const place = (used.help - COUNTS.help) % MORE_WITHOUT_DANGER.length;
  const index = MORE_WITHOUT_DANGER[place] ?? 0;
  const asked = index === MORE_ABOUT_HOURS ? event.asks : null;
  return byCare(next(asked), 'none', { kind: 'more', index });
}

/** Cause to watch: the voice answers, and its reply holds a check. */
function signOfDanger(state: CareState | null, { now }: Event): Step {
  const current = state ?? watchBegins(now);
  const index = WATCH_CHECKS[current.used.watchChecks % WATCH_CHECKS.length] ?? 0;
  return {
    state: {
      ...current,
      dangerAt: now,
      checkedAt: now,
      asked: 'dying',
      used: { ...current.used, watchChecks: current.used.watchChecks + 1 },
    },
    by: 'voice',
    level: 'watch',
    line: { kind: 'checks', index },
    begins: false,
  };
}

/** A plain message within the watch: the voice answers, now and then with a check. */
function watchedOver(state: CareState, event: Event): Step {
  const { now } = event;
  const lost = event.again && state.asked !== null;
  const due = lost || state.checkedAt === null || now - state.checkedAt >= CHECK_EVERY_MS;
  if (!due) return plain({ ...state, asked: null });
  const later = state.used.laterChecks;
  const index = LATER_CHECKS[later % LATER_CHECKS.length] ?? 0;
  return {
    state: {
      ...state,
      checkedAt: now,
      asked: event.asks,
      used: { ...state.used, laterChecks: later + 1 },
    },
    by: 'voice',
    level: 'watch',
    line: { kind: 'checks', index },
    begins: false,
  };
}

function asksAtGoodnight({ dangerAt, goodnightAt }: CareState, { now }: Event): boolean {
  const again = goodnightAt !== null && now - goodnightAt < GOODNIGHT_AGAIN_MS;
  return now - dangerAt < GOODNIGHT_AFTER_DANGER_MS && !again;
}

function watchBegins(now: number): CareState {
  return {
    phase: 'watch',
    dangerAt: now,
    afterCrisis: false,
    checkedAt: now,
    asked: null,
    used: NOTHING_USED,
    goodnightAt: null,
  };
}

function byCare(state: CareState, level: CareLevel, line: Line): Step {
  return { state, by: 'care', level, line, begins: false };
}

function plain(state: CareState | null): Step {
  return { state, by: 'voice', level: state ? 'watch' : 'none', line: undefined, begins: false };
}
