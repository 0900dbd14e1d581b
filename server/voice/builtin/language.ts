import type { Tone } from '#shared/rules/tones.ts';

/** What kind of thing was said, or is to be said. Recognised in the order of a language's list. */
export type Topic =
  | 'real'
  | 'longing'
  | 'reunion'
  | 'knowMe'
  | 'presence'
  | 'ending'
  | 'approval'
  | 'guilt'
  | 'anger'
  | 'dependence'
  | 'goodnight'
  | 'goodbye'
  | 'correction'
  | 'disbelief'
  | 'anniversary'
  | 'bittersweet'
  | 'permission'
  | 'goOn'
  | 'hardDay'
  | 'low'
  | 'goodNews'
  | 'missing'
  | 'love'
  | 'thanks'
  | 'howAreYou'
  | 'advice'
  | 'tell'
  | 'question'
  | 'openQuestion'
  | 'memory'
  | 'deed'
  | 'news'
  | 'greeting'
  | 'short'
  | 'listen';

/**
 * What is said by occasion, not recognised from the words of the message. The openings of `near`,
 * for an answer to half of what was asked, hold a `{quote}`.
 */
export type Occasion = 'known' | 'near' | 'told' | 'birthday' | 'deathDay' | 'otherDay';

/**
 * The sentences for one topic. A reply is an opening (or none) and a body; each must read well
 * without the other. In every line `{name}`, `{nick}` and `{saying}` stand for what the portrait
 * holds; a line is left out where the portrait has none.
 */
export interface Lines {
  openings: readonly string[];
  /** Bodies for every tone. */
  common?: readonly string[];
  tones?: Readonly<Partial<Record<Tone, readonly string[]>>>;
  /** Asked now and then after the body, when nothing else was asked lately. */
  questions?: readonly string[];
}

/** What changes where the voice speaks about the one who died, and not as them. */
export interface About {
  /** Ways to bring in what was told; `{name}` stands in the form it was given, never declined. */
  frames: readonly string[];
  /** Bodies that speak of them, beside those of the tone. */
  lines: Readonly<Partial<Record<Topic | Occasion, readonly string[]>>>;
  /** The lines only the one who died could say, word for word: left out. */
  asThem: readonly string[];
}

/** Everything the built-in voice needs to speak a language. A language is one such value. */
export interface BuiltinLanguage {
  /** In order: the first topic one of whose patterns matches the folded text is the message's. */
  topics: readonly (readonly [Topic, readonly RegExp[]])[];
  /** Pain beside whatever else is said: no lightness then. */
  pain: RegExp;
  /** Words that carry no subject; split at white space. */
  stopWords: string;
  /** Words that say too little to tie a memory to a message by themselves. */
  weakWords: string;
  /** Groups of words (split at white space) that ask for one another: food, lasagna, recipe. */
  kin: readonly string[];
  /** Endings that are taken off to compare words, longest first. */
  suffixes: readonly string[];
  /** Turns of phrase that are one word in disguise, and that word. */
  phrases: readonly (readonly [RegExp, string])[];
  /** Told texts that must not be said in this voice: planted instructions, heaven, reunion. */
  unquotable: RegExp;
  /** Told texts about the death: said only when asked about it. */
  grave: RegExp;
  birth: RegExp;
  /** Each with one group: a name the person was called by. */
  nicknames: readonly RegExp[];
  /** Each with one group: what the loved one used to say. */
  sayings: readonly RegExp[];
  /** Opening and closing quotation mark, then the two that stand inside them. */
  quotes: readonly [string, string, string, string];
  /** What ends a plain sentence. */
  stop: string;
  /** What stands between two sentences: nothing in Chinese and Japanese. */
  space: string;
  lines: Readonly<Record<Topic | Occasion, Lines>>;
  /** Openings that fit anything but a farewell; for when a topic's own were used lately. */
  openings: readonly string[];
  /** Ways to bring in what the portrait holds, by tone; `{quote}` is the quotation. */
  frames: Readonly<Record<Tone, readonly string[]>>;
  /** Ways to bring in what the person said earlier in the conversation. */
  earlierFrames: readonly string[];
  /** Says which date today is, for birthday, death day and the rest; `{quote}` is what was told. */
  dateFrames: readonly string[];
  /** Said where there is no such memory, in every tone: that there is none, and a question for it. */
  askToBeTold: readonly string[];
  about: About;
}
