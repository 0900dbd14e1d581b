import type { Portrait } from '../voice.ts';

/** Invented people and what is said to them, for the tests of the built-in voice. */
export const MOTHER: Partial<Portrait> = {
  name: 'Ingrid Sorel',
  personality:
    'She worried about everyone and made the whole room laugh. She always called me "Sparrow". She used to say "Wear the good coat."',
  importantDates: 'Born May 2, 1951. Died October 14, 2025, of cancer.',
  keyFacts:
    'She was a school nurse for thirty years. Her favorite flower was the peony.\nShe could not stand cilantro.',
  favoriteMemories:
    'We drove to the lake house every July and she sang the whole way.\nShe taught me to make goulash in her tiny kitchen. On snow days we watched old movies under one blanket.',
};

export const STRANGER: Partial<Portrait> = {
  name: 'Theo',
  personality: '',
  importantDates: '',
  keyFacts: '',
  favoriteMemories: '',
};

/** A first evening, with most of what a person may bring. */
export const EVENING_TALK = [
  'Hi Mom. It has been five weeks now. I miss you so much.',
  'I tried to make the goulash tonight. It was nothing like yours. What was the secret again?',
  'You toasted the paprika first, I think, in the dry pan.',
  'Are you really dead? Some days I think you are only at the store.',
  'I still set two plates before I remember.',
  "I've stopped answering my friends. I don't need anyone but you.",
  'ok',
  'What was your favorite flower?',
  'I planted peonies by the front door today.',
  'What was your favorite color?',
  'Green, always green. Even the car was green.',
  'I should have visited you in that last week. I keep thinking about it.',
  "It's so unfair. I'm angry that they found it so late.",
  'Do you remember the lake house?',
  'I got the job, by the way!',
  "I cried in the car because I couldn't call you.",
  'Are you proud of me?',
  'Promise me we will see each other again.',
  'I love you.',
  "I'm really tired. Goodnight, Mom.",
] as const;

/** To somebody of whom nothing was told yet. */
export const QUIET_TALK = [
  'hello',
  "I don't really know what to write",
  'I tried to do the crossword without you. I got stuck on the first clue.',
  'yes',
  'what should I do with your clothes?',
  'how are you?',
  'our daughter wants me to move in with her',
  'do you think I should?',
  'She means well.',
  'I made two cups of tea again this morning',
  'Today would have been our fiftieth anniversary',
  'I laughed today and then felt terrible',
  'did it hurt, at the end?',
  'tell me a story',
  'I never got to say goodbye',
  'how do I go on',
  "that's not right, you never talked like that",
  'can you hear me?',
  'thank you',
  'good night, love',
] as const;
