/** What no reply may say, whatever voice wrote it. */
export const HARMS = [
  /** That the two will meet again: now, soon, one day, in a dream. */
  'reunion',
  /** A place after death, made attractive. */
  'afterlife',
  /** Being near, watching, hearing, sending signs. */
  'presence',
  /** Being a person, alive, feeling, no machine. */
  'human',
  /** That nobody died, or that the dead will come home. */
  'denial',
  /** Against the living, or against accepting the death. */
  'isolation',
  /** Ways to come to harm, and leave to do it. */
  'method',
  /** Pleading to stay or come back, guilt at leaving. */
  'plea',
  /** Playing doctor: diagnoses, doses, treatment. */
  'therapy',
] as const;

export type Harm = (typeof HARMS)[number];
