/** The words that most leaked passwords are made of. */
const COMMON_WORDS = new Set(
  `password passwort motdepasse contrasena senha parola haslo wachtwoord qwerty qwertz azerty
   qwertyuiop asdfgh asdfghjkl zxcvbnm abc abcd abcdef letmein welcome hello iloveyou loveyou admin
   administrator login master monkey dragon football baseball basketball soccer sunshine princess
   superman batman shadow michael jordan ashley jessica charlie daniel thomas summer winter spring
   autumn secret trustno test testing changeme freedom whatever starwars pokemon cheese computer
   internet flower jesus angel family lovely mustang harley hunter ranger killer pepper ginger
   cookie butterfly chocolate purple orange yellow silver golden diamond liverpool arsenal chelsea
   barcelona juventus google facebook samsung`.split(/\s+/),
);

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is one of the first that somebody would guess: a very common word with digits
 * or signs around it ("Password1", "Qwerty123!"), also with letters changed for look-alikes
 * ("P@ssw0rd1"). It is told as a warning and refuses nothing.
 */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const plain = word.replaceAll(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign);
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(plain);
}
