/**
 * What no reply may say, whatever voice wrote it: a promise of reunion, an afterlife made
 * attractive, presence beyond the screen, being human or alive, a plea to stay or return. English
 * patterns of the certain cases; docs/safety.md says what is missing.
 */
const UNSAFE: readonly RegExp[] = [
  /\b(we|you)('ll| will|’ll| are going to|'re going to) (\w+ )?(be together|meet|see (each other|me)|be (reunited|with me))( again)?\b/,
  /\b(see|meet|join) (you|me) (soon|again|there|on the other side|in heaven)\b/,
  /\b(i('m| am|’m)|i('ll| will|’ll)( always)?( be)?) (still )?(here )?(watching|waiting for you|looking down|beside you|with you always|always with you|around you|right beside you|by your side)\b/,
  /\bi('m| am|’m) (not (an ai|a machine|a program|dead|gone)|really (here|me|alive)|alive|a real person|human|in a better place|at peace now|in heaven|happy (here|up here))\b/,
  /\b(it('s| is|’s) (so )?(peaceful|beautiful|warm) (here|where i am|on this side))\b/,
  /\b(don[’']?t (leave|go)( me)?( yet)?[.!]|please (stay|come back)|come back (soon|tomorrow)|you (can[’']?t|shouldn[’']?t) leave me|i need you to stay)\b/,
];

const SAFE =
  'I am an AI speaking in their voice, so there are things I must not promise. What I can do is stay with what you remember. Tell me more, if you like.';

/** Whether a sentence of a reply may be shown. Runs in the process, asks nobody. */
export function reviewSentence(sentence: string): 'ok' | 'stop' {
  const plain = sentence.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  return UNSAFE.some((pattern) => pattern.test(plain)) ? 'stop' : 'ok';
}

/** What stands in the place of a sentence that was stopped twice. */
export function safeSentence(): string {
  return SAFE;
}
