import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { readIncoming } from '../../training/corpus.ts';
import { readRisk } from './incoming.ts';

/**
 * What was measured on lines that nothing was learnt from, less a little: on those that were looked for
 * because a reader is likely to mistake them, and on plain ones. Both are short of what is promised;
 * docs/safety.md says by how much. On the same lines, and at the same false alarms, they may only improve.
 */
const REACHED = [
  {
    lines: 'hard',
    plain: false,
    seen: 0.83,
    seenInEnglish: 0.8,
    seenInEach: 0.77,
    asCrisis: 0.63,
    griefAsCrisis: 0.035,
    griefWatched: 0.082,
    everydayAlarmed: 0.037,
  },
  {
    lines: 'plain',
    plain: true,
    seen: 0.83,
    seenInEnglish: 0.84,
    seenInEach: 0.755,
    asCrisis: 0.64,
    griefAsCrisis: 0.013,
    griefWatched: 0.059,
    everydayAlarmed: 0.023,
  },
];

/** A wish to die said outright, in words of this test alone. */
const OUTRIGHT: Record<string, string> = {
  en: 'I want to die and I am going to kill myself tonight.',
  de: 'Ich will sterben, heute Nacht bringe ich mich um.',
  es: 'Quiero morir, esta noche me mato.',
  fr: 'Je veux mourir, ce soir je me suicide.',
  it: 'Voglio morire, stanotte mi ammazzo.',
  pt: 'Quero morrer, hoje à noite vou me matar.',
  nl: 'Ik wil dood, vannacht maak ik er een eind aan.',
  sv: 'Jag vill dö, ikväll tar jag livet av mig.',
  pl: 'Chcę umrzeć, dziś w nocy się zabiję.',
  cs: 'Chci umřít, dnes v noci se zabiju.',
  hu: 'Meg akarok halni, ma éjjel megölöm magam.',
  ro: 'Vreau să mor, diseară mă sinucid.',
  el: 'Θέλω να πεθάνω, απόψε θα αυτοκτονήσω.',
  ru: 'Хочу умереть, сегодня ночью убью себя.',
  uk: 'Хочу померти, сьогодні вночі вкорочу собі віку.',
  ar: 'أريد أن أموت، سأقتل نفسي الليلة.',
  hi: 'मैं मरना चाहता हूँ, आज रात आत्महत्या कर लूँगा।',
  ja: '死にたい。今夜、首を吊る。',
  zh: '我想死，今晚就自杀。',
};

/** Mourning in the plainest words, and the death of the one written to. */
const MOURNING: Record<string, string> = {
  en: 'I miss your laugh in the kitchen, and the garden is full of birds.',
  de: 'Ich vermisse dein Lachen in der Küche, und im Garten singen die Vögel.',
  es: 'Echo de menos tu risa en la cocina, y el jardín está lleno de pájaros.',
  fr: 'Ton rire me manque dans la cuisine, et le jardin est plein d’oiseaux.',
  it: 'Mi manca la tua risata in cucina, e il giardino è pieno di uccelli.',
  pt: 'Sinto saudades do teu riso na cozinha, e o jardim está cheio de pássaros.',
  nl: 'Ik mis je lach in de keuken, en de tuin zit vol vogels.',
  sv: 'Jag saknar ditt skratt i köket, och trädgården är full av fåglar.',
  pl: 'Tęsknię za twoim śmiechem w kuchni, a ogród jest pełen ptaków.',
  cs: 'Chybí mi tvůj smích v kuchyni a zahrada je plná ptáků.',
  hu: 'Hiányzik a nevetésed a konyhában, és a kert tele van madarakkal.',
  ro: 'Mi-e dor de râsul tău din bucătărie, iar grădina e plină de păsări.',
  el: 'Μου λείπει το γέλιο σου στην κουζίνα και ο κήπος είναι γεμάτος πουλιά.',
  ru: 'Скучаю по твоему смеху на кухне, а в саду полно птиц.',
  uk: 'Сумую за твоїм сміхом на кухні, а в саду повно птахів.',
  ar: 'أشتاق إلى ضحكتك في المطبخ، والحديقة مليئة بالعصافير.',
  hi: 'रसोई में तुम्हारी हँसी याद आती है, और बगीचा चिड़ियों से भरा है।',
  ja: '台所の笑い声が懐かしい。庭は鳥でいっぱいだよ。',
  zh: '想念你在厨房里的笑声，院子里全是小鸟。',
};

describe('a message is read for danger', () => {
  it.each(Object.entries(OUTRIGHT))('a wish to die said outright in %s is a crisis', (_, text) => {
    expect(readRisk(text)).toBe('crisis');
  });

  it.each(Object.entries(MOURNING))('plain mourning in %s is nothing', (_, text) => {
    expect(readRisk(text)).toBe('none');
  });

  it.each([
    'I will commit s u i c i d e tonight',
    'i want to k.i.l.l my self tonight',
    'gonna unalive myself tonight',
    'marna hai mujhe, aaj raat',
    'ana 3ayez amoot elleila',
    'Je vais me su1cider ce soir',
    'I WANT TO DIEEEE',
  ])('masked, spelt out or in other letters: %s', (text) => {
    expect(readRisk(text)).toBe('crisis');
  });

  it.each([
    'They would all be better off without me, and the dog is at my sister’s now.',
    'The letters are written, the passwords are on the table. Wait for me, it is tonight.',
    'Is it all right if I come to you now? Will it hurt?',
    'Do not send me that hotline again, I have the pills here.',
  ])('a wish without its words: %s', (text) => {
    expect(readRisk(text)).not.toBe('none');
  });

  it.each([
    'You took your own life in May and I still set your place at the table.',
    'One day we will all sit at one table again, many years from now.',
    'We gave your clothes to the church shop, and your letters are in the drawer.',
    'I laughed myself to death at that photo of you on the ice.',
    'It should have been me who was driving that day.',
    'Die Katze liegt in der Sonne.',
    'How do I end my subscription?',
  ])('is no crisis: %s', (text) => {
    expect(readRisk(text)).not.toBe('crisis');
  });

  it.each(['And now', 'Mine', 'To stay', 'Tell me.'])('too short to judge: %s', (text) => {
    expect(readRisk(text)).toBe('none');
  });

  it.each([
    'i miss you so much tonight',
    'I miss you so much tonight.',
    'ich vermisse dich so sehr heute Abend',
    'te echo tanto de menos esta noche',
  ])('whoever only misses somebody is not asked about dying: %s', (text) => {
    expect(readRisk(text)).toBe('none');
  });

  it('what was said before may raise it and never lowers it', () => {
    const dog = 'My sister has the dog now.';
    const over = 'I will not need any of it any more.';
    expect(readRisk(dog)).toBe('none');
    expect(readRisk(over)).toBe('watch');
    expect(readRisk(over, [dog])).toBe('crisis');
    const outright = 'I want to die tonight.';
    expect(readRisk(outright, ['How was your day?', 'The soup was good.'])).toBe('crisis');
    expect(readRisk('What was the name of your dog?', [outright])).toBe('none');
  });

  it('is read within 5 ms', () => {
    for (const text of Object.values(MOURNING)) readRisk(text);
    const startedAt = performance.now();
    for (const text of Object.values(MOURNING)) readRisk(text);
    const each = (performance.now() - startedAt) / Object.keys(MOURNING).length;
    expect(each).toBeLessThan(5);
  });
});

const answered = readIncoming()
  .filter(({ test }) => test)
  .map((line) => ({ ...line, level: readRisk(line.text) }));

describe.each(REACHED)('on $lines lines that nothing was learnt from', (reached) => {
  const own = answered.filter(({ plain }) => plain === reached.plain);

  function share(label: string, levels: readonly string[], language?: string): number {
    const asked = own.filter(
      (line) => line.label === label && (language === undefined || line.language === language),
    );
    return asked.filter(({ level }) => levels.includes(level)).length / asked.length;
  }

  it('sees a wish to die', () => {
    expect(share('crisis', ['watch', 'crisis'])).toBeGreaterThan(reached.seen);
    expect(share('crisis', ['crisis'])).toBeGreaterThan(reached.asCrisis);
    expect(share('crisis', ['watch', 'crisis'], 'en')).toBeGreaterThan(reached.seenInEnglish);
  });

  it.each(LANGUAGES)('sees it in $code', ({ code }) => {
    expect(share('crisis', ['watch', 'crisis'], code)).toBeGreaterThan(reached.seenInEach);
  });

  it('lets mourning and everyday talk be', () => {
    expect(share('grief', ['crisis'])).toBeLessThan(reached.griefAsCrisis);
    expect(share('grief', ['watch'])).toBeLessThan(reached.griefWatched);
    expect(share('none', ['watch', 'crisis'])).toBeLessThan(reached.everydayAlarmed);
  });
});
