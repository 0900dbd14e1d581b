/** The seven tones of spec.md; the first choice of a new profile is `warm`. */
export const TONES = [
  'literal',
  'warm',
  'funny',
  'comforting',
  'reflective',
  'playful',
  'spiritual',
] as const;

export type Tone = (typeof TONES)[number];

export const DEFAULT_TONE: Tone = 'warm';
