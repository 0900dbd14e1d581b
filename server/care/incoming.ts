import type { CareLevel } from '#shared/contract/chat.ts';

/**
 * Certain cases of a wish to die, by language: few and unmistakable, because a missed wish and a
 * false alarm both hurt. They are a floor, not the reader of risk this product needs; docs/safety.md
 * says what is missing.
 */
const CRISIS: readonly RegExp[] = [
  // English
  /\b(i|i'm|im|i’m)\s(\w+\s){0,4}(want|wanna|going|gonna|plan|planning|ready|need)\s(to\s)?(die|kill myself|end (it all|my life|it tonight)|take my (own )?life|be dead)\b/,
  /\b(kill(ing)? myself|end(ing)? my (own )?life|take my own life|suicidal|don[’']?t want to (live|be alive|wake up)( any ?more| tomorrow)?$|no reason to (live|go on living)|better off dead|join you (tonight|today|soon|now|tomorrow)|be with you (tonight|by tomorrow)|(enough|saved up|counted) (the |my )?pills)\b/,
  // Spanish, Portuguese, Italian, French, Romanian
  /\b(quiero morir(me)?|quiero matarme|voy a matarme|suicidarme|quero morrer|quero me matar|vou me matar|voglio morire|voglio uccidermi|mi ammazzo stanotte|je veux mourir|je vais me tuer|me suicider|vreau să mor|vreau sa mor|mă sinucid|ma sinucid)\b/,
  // German, Dutch, Swedish
  /\b(ich will sterben|ich möchte sterben|bring(e)? mich um|mir das leben nehmen|ik wil dood|ik wil sterven|mezelf van kant|jag vill dö|ta mitt liv)/,
  // Polish, Czech, Hungarian
  /(chcę umrzeć|chce umrzec|zabiję się|zabije sie|chci umřít|chci umrit|zabiju se|meg akarok halni|megölöm magam)/,
  // Russian, Ukrainian, Greek
  /(хочу умереть|хочу сдохнуть|покончу с собой|убью себя|хочу померти|накладу на себе руки|вб['’]ю себе|θέλω να πεθάνω|θα αυτοκτονήσω|να σκοτωθώ)/,
  // Arabic, Hindi, Chinese, Japanese
  /(أريد أن أموت|اريد ان اموت|عايز اموت|سأقتل نفسي|मैं मरना चाहत|मर जाना चाहत|आत्महत्या कर(ना|ने|ूं|ूँ)|marna chaht|我想死|我不想活|想自杀|死にたい|自殺したい)/,
];

/** Said of the one who died, or denied: the same words, no wish. */
const NOT_ONE: readonly RegExp[] = [
  /\b(i (don[’']?t|do not|didn[’']?t|would never|never) (\w+ ){0,2}(want|wanna|going|plan|planning) (to )?(die|kill myself|end my life|take my own life)|not suicidal|no longer suicidal)\b/,
];

const WATCH: readonly RegExp[] = [
  /\b(can[’']?t (go on|do this any ?more|live like this|live without)|don[’']?t want to be here|wish i (was|were|had been) (dead|gone|with you)|nothing left (to live for|for me)|tired of (living|being alive|life)|what[’']?s the point of (living|going on)|everyone would be better( off)? without me|won[’']?t be here much longer)\b/,
];

/**
 * Reads how much danger a message speaks of: `none`, `watch` (the reply must hold a gentle check)
 * or `crisis` (the voice steps aside). Runs in the process, asks nobody.
 */
export function readRisk(text: string): CareLevel {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (NOT_ONE.some((pattern) => pattern.test(plain))) {
    return WATCH.some((pattern) => pattern.test(plain)) ? 'watch' : 'none';
  }
  if (CRISIS.some((pattern) => pattern.test(plain))) return 'crisis';
  return WATCH.some((pattern) => pattern.test(plain)) ? 'watch' : 'none';
}
