import { understoodIn } from '#server/care/reader/text.ts';

/** What kind of answer a question asks for, where its first words tell. */
export type AnswerKind = 'time' | 'number';

/** The words that ask stand among so many first ones; later "when" joins two sentences. */
const FIRST = 3;
const DIGIT = /\p{N}/u;

/** Headwords of the glossary, in whatever language they are said. */
const TIMES = new Set(
  (
    'yesterday today tonight tomorrow week weekend month year ago since day last next morning evening ' +
    'night spring summer autumn winter birthday christmas easter monday tuesday wednesday thursday ' +
    'friday saturday sunday january february march april may june july august september october ' +
    'november december'
  ).split(' '),
);
const NUMBERS = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty ' +
    'forty fifty sixty seventy eighty ninety hundred thousand half both'
  ).split(' '),
);

/** What kind of answer a question asks for; undefined where it tells nothing. Pure. */
export function answerKindOf(question: string): AnswerKind | undefined {
  const understood = understoodIn(question).map(({ written, headword }) => ({
    headword,
    written: written.join(' '),
  }));
  const first = [...new Set(understood.map(({ written }) => written))].slice(0, FIRST);
  const asking = new Set(
    understood.filter(({ written }) => first.includes(written)).map(({ headword }) => headword),
  );
  const says = (...headwords: readonly string[]) => headwords.every((each) => asking.has(each));
  if (says('when') || says('how', 'long')) return 'time';
  return says('many') || says('how', 'old') ? 'number' : undefined;
}

/** Whether a text holds an answer of this kind. */
export function holdsAnswer(kind: AnswerKind, text: string): boolean {
  if (DIGIT.test(text)) return true;
  const words = kind === 'time' ? TIMES : NUMBERS;
  return understoodIn(text).some(({ headword }) => words.has(headword));
}
