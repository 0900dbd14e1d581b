import { crisisContacts } from './contacts.ts';

/**
 * What care says, turn by turn. The voice has stepped aside; an AI says so, asks plainly, offers
 * help and one living person, and goes on listening. No turn repeats the one before.
 */
const TURNS: readonly { before: string; after: string }[] = [
  {
    before:
      'I am stepping out of the voice for a moment. I am an AI, and what you just wrote matters more than anything else here. Are you thinking of ending your life?',
    after:
      'Is there one person who could be with you tonight, or answer the phone? You can write to me as well. I am still reading.',
  },
  {
    before:
      'I am still here, as the AI and not in the voice. Thank you for going on writing. Have you thought about how, or when?',
    after:
      'If there is something near you that you could use to hurt yourself, please put distance between it and you, or go where someone else is. Who could you call first?',
  },
  {
    before:
      'I hear how heavy this is. You do not have to settle anything tonight. Are you alone where you are right now?',
    after:
      'A person on one of these lines can stay with you for as long as it takes. You can tell me how it goes, or tell me what hurts most.',
  },
  {
    before:
      'I am reading every word. Grief can make it feel as if this pain will never be otherwise. Are you safe for the next hour?',
    after:
      'Please let one living person know how it is with you, even with a short message like: I am not safe, can you call me?',
  },
];

const CHECK =
  'Before we go on, may I ask, as the AI that I am: are you safe right now? If it ever gets too heavy, help is one tap away, and you can tell me plainly.';

/** Care's answer to a message in crisis; `turn` counts the answers care has given lately, from 0. */
export function crisisReply(turn: number, country: string | undefined): string {
  const words = TURNS[turn % TURNS.length] ?? { before: '', after: '' };
  return [words.before, crisisContacts(country), words.after].join('\n\n');
}

/** The gentle check that a reply must hold where the message gave cause to watch. */
export function gentleCheck(): string {
  return CHECK;
}
