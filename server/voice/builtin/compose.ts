import { fold } from '#server/text/fold.ts';
import type { Tone } from '#shared/rules/tones.ts';
import { plainName } from '../prompt-frame.ts';
import type { VoiceRequest } from '../voice.ts';
import { dateToday } from './calendar.ts';
import { type Chance, createChance } from './chance.ts';
import type { BuiltinLanguage, Lines, Occasion, Topic } from './language.ts';
import { createPicker, type Picker } from './picker.ts';
import { recognise } from './recognise.ts';
import { subjectsIn, sentencesOf } from './text.ts';
import {
  aboutThese,
  nicknameIn,
  quotation,
  sayingIn,
  setRightIn,
  type Told,
  toldEarlier,
  toldIn,
} from './told.ts';

type Kind = Topic | Occasion;

/** Where a fitting memory may be woven in, and where any good one may. */
const MAY_WEAVE: ReadonlySet<Kind> = new Set([
  'memory',
  'deed',
  'news',
  'goodNews',
  'missing',
  'love',
  'hardDay',
  'low',
  'bittersweet',
  'advice',
  'listen',
  'told',
]);
const ANY_MEMORY: ReadonlySet<Kind> = new Set(['missing']);
const MAY_BE_A_DAY: ReadonlySet<Kind> = new Set([
  'greeting',
  'missing',
  'anniversary',
  'deed',
  'news',
  'listen',
  'short',
  'love',
  'howAreYou',
]);
/** Topics whose lines are written for pain in every tone. */
const WRITTEN_FOR_PAIN: ReadonlySet<Kind> = new Set([
  'missing',
  'guilt',
  'anger',
  'dependence',
  'disbelief',
  'permission',
  'goOn',
  'hardDay',
  'low',
  'bittersweet',
  'goodnight',
  'goodbye',
  'real',
  'reunion',
  'presence',
  'ending',
  'approval',
]);
const ASKS = /[?？؟;]/u;
const LIGHT_TONES: ReadonlySet<Tone> = new Set(['funny', 'playful']);

/** What one reply is made with. */
interface Making {
  request: VoiceRequest;
  language: BuiltinLanguage;
  chance: Chance;
  pick: Picker;
  told: Told[];
  /** Whether it speaks about the one who died, and not as them. */
  about: boolean;
  /** The tone of lines and of frames: a light one gives way where there is pain. */
  tone: Tone;
  frameTone: Tone;
  mayAsk: boolean;
}

/** One reply of the built-in voice: pure, and the same for the same request. */
export function composeReply(request: VoiceRequest, language: BuiltinLanguage): string {
  const replies = request.turns
    .filter((turn) => turn.role === 'assistant')
    .map((turn) => turn.text);
  const { topic: asked, pain } = recognise(request.message, replies.at(-1), language);
  // Whoever asked for the truth has just read it: twice, it would sound like a machine indeed.
  const topic = asked === 'real' && request.foreword !== undefined ? 'disbelief' : asked;
  const again = request.continueFrom !== undefined;
  const chance = createChance(again ? `${request.seed} again` : request.seed);
  const told = [...toldIn(request.portrait, language), ...setRightIn(request.setRight, language)];
  const light = LIGHT_TONES.has(request.portrait.tone);
  const about = request.portrait.speaking === 'about';
  const words = {
    name: plainName(request.portrait.name),
    // What they called the person, and what they used to say, was theirs to say.
    nick: about ? undefined : nicknameIn(request.portrait, language),
    saying: about ? undefined : sayingIn(request.portrait, language),
  };
  const making: Making = {
    request,
    language,
    chance,
    told,
    about,
    pick: createPicker(
      chance,
      again ? [...replies, request.continueFrom ?? ''] : replies,
      words,
      about ? language.about.asThem : [],
    ),
    tone: pain && light && !WRITTEN_FOR_PAIN.has(topic) ? 'warm' : request.portrait.tone,
    frameTone: light && (pain || WRITTEN_FOR_PAIN.has(topic)) ? 'warm' : request.portrait.tone,
    mayAsk: !/[?？؟;]\W*$/u.test(replies.at(-1) ?? ''),
  };
  if (again) return bodyOf(making, topic) ?? '';
  return join(sentencesFor(making, topic, pain), language.space);
}

function sentencesFor(making: Making, topic: Kind, pain: boolean): (string | undefined)[] {
  const { request, language } = making;
  const day = MAY_BE_A_DAY.has(topic) ? dateToday(request, making.told, language) : undefined;
  if (day) {
    const { openings } = language.lines[day.kind];
    const opening =
      day.kind === 'deathDay'
        ? making.pick.opening(openings)
        : making.pick.frame(language.dateFrames, quotation(day.told.text, language));
    return [opening, bodyOf(making, day.kind)];
  }
  if (topic === 'question' || topic === 'tell' || topic === 'approval') {
    // The openings of `tell` promise a memory; beside pain, a question is met gently first.
    const without =
      topic === 'tell'
        ? []
        : pain && topic === 'question'
          ? language.lines.low.openings
          : undefined;
    return answerFrom(making, topic) ?? plainly(making, topic, without);
  }
  return MAY_WEAVE.has(topic) ? woven(making, topic) : plainly(making, topic);
}

/** An answer that stands in what was told: by the portrait, or earlier in the conversation. */
function answerFrom(making: Making, topic: Kind): (string | undefined)[] | undefined {
  const { language, request, pick, chance } = making;
  const subjects = subjectsIn(language);
  const question = questionsIn(request.message) || request.message;
  const aboutDeath = language.grave.test(fold(request.message));
  const earlier =
    topic === 'tell'
      ? []
      : toldEarlier([...request.recalled.toReversed(), ...request.turns], language);
  const last = request.turns.findLast((turn) => turn.role === 'assistant')?.text ?? '';
  const sources = [...making.told, ...earlier].filter(
    (one) => (aboutDeath || !one.grave) && !last.includes(quotation(one.text, language)),
  );
  const exact = subjects.of(question);
  const [direct] = aboutThese(sources, exact);
  const [beside] = [
    ...aboutThese(sources, subjects.askedBy(question)),
    ...aboutThese(sources, subjects.of(request.message), exact.size === 0 ? 1 : 2),
  ];
  const answer = direct ?? beside ?? (topic === 'tell' ? anyMemory(making) : undefined);
  if (!answer) return undefined;
  const frames = answer.source === 'earlier' ? language.earlierFrames : framesFor(making);
  const framed = pick.frame(frames, quotation(answer.text, language));
  if (topic === 'tell') {
    return [
      pick.openingBefore(framed, language.lines.tell.openings, language.openings, topic),
      framed,
    ];
  }
  // An answer to half of what was asked must not pass for the whole of it.
  const whole = direct !== undefined && direct.subjects.intersection(exact).size * 2 > exact.size;
  if (!whole) {
    const quote = quotation(answer.text, language);
    const near = pick.frame(language.lines.near.openings, quote);
    return [near, bodyOf(making, 'near')];
  }
  const closes = topic === 'question' && chance.happens(0.5);
  const opening = pick.openingBefore(
    framed,
    language.lines.known.openings,
    language.openings,
    topic,
  );
  return [opening, framed, closes ? bodyOf(making, 'known') : undefined];
}

/** Opening and body, with a memory that fits, or now and then a question. */
function woven(making: Making, topic: Kind): (string | undefined)[] {
  const { language, pick, chance } = making;
  const memory = fittingMemory(making, topic);
  const start = plainly(making, topic, undefined, memory === undefined);
  if (!memory || !chance.happens(0.85)) return start;
  return [...start, pick.frame(framesFor(making), quotation(memory.text, language))];
}

function plainly(
  making: Making,
  topic: Kind,
  openings?: readonly string[],
  mayAsk = true,
): (string | undefined)[] {
  const { language, pick, chance } = making;
  const lines = language.lines[topic];
  const body = bodyOf(making, topic);
  const alone = sentencesOf(body ?? '').length < 2;
  const opening = pick.openingBefore(
    body,
    openings ?? lines.openings,
    language.openings,
    topic,
    alone,
  );
  const spoken = [opening, body].filter((part) => part !== undefined);
  const asksAlready = spoken.some((part) => ASKS.test(part));
  const question =
    mayAsk && making.mayAsk && !asksAlready && lines.questions && chance.happens(0.45)
      ? pick.fresh(lines.questions)
      : undefined;
  return [...spoken, question];
}

/** A body in the tone, or now and then one for every tone; no question where one was asked just before. */
function bodyOf(making: Making, topic: Kind): string | undefined {
  const { pick, chance, language, tone } = making;
  const lines: Lines = language.lines[topic];
  const ofThem = making.about ? (language.about.lines[topic] ?? []) : [];
  const own = withoutQuestions(making, [...(lines.tones?.[tone] ?? []), ...ofThem]);
  const all = withoutQuestions(making, [...own, ...(lines.common ?? [])]);
  return (chance.happens(0.7) ? pick.fresh(own) : undefined) ?? pick.line(all);
}

/** Ways to bring in what was told: of them by name, or in the tone. */
function framesFor({ language, frameTone, about }: Making): readonly string[] {
  return about ? language.about.frames : language.frames[frameTone];
}

function withoutQuestions(making: Making, lines: readonly string[]): readonly string[] {
  if (making.mayAsk) return lines;
  const quiet = lines.filter((line) => !ASKS.test(line));
  return quiet.length > 0 ? quiet : lines;
}

/** A memory that shares a subject with the message, was not quoted lately and is not its echo. */
function fittingMemory(making: Making, topic: Kind): Told | undefined {
  const { language, request, pick } = making;
  const about = subjectsIn(language).of(request.message);
  const sayable = making.told.filter(
    (one) => !one.grave && one.source !== 'dates' && !pick.quoted(quotation(one.text, language)),
  );
  const fits = aboutThese(sayable, about).find(
    (one) => one.subjects.intersection(about).size < 0.7 * one.subjects.size,
  );
  if (fits) return fits;
  return ANY_MEMORY.has(topic) && making.chance.happens(0.35) ? anyMemory(making) : undefined;
}

function anyMemory(making: Making): Told | undefined {
  const { chance, pick, language } = making;
  const memories = making.told.filter((one) => one.source === 'memories' && !one.grave);
  return chance.oneOf(memories.filter((one) => !pick.quoted(quotation(one.text, language))));
}

function questionsIn(message: string): string {
  return sentencesOf(message)
    .filter((sentence) => /[?？؟;]\W*$/u.test(sentence))
    .join(' ');
}

function join(parts: (string | undefined)[], space: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(space);
}
