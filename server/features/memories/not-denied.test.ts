import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#shared/languages.ts';
import { takenOut } from '#tests/support/taken-out.ts';

// What was told, the reply that quotes it, and a correction that speaks of it and denies none of it.
const QUOTED = [
  [
    'en',
    'How she sang in the car on the way to the sea.',
    'I remember: {told} Tell me more.',
    'She hated driving. My father drove, she sang.',
  ],
  [
    'es',
    'Cómo cantaba en el coche camino del mar.',
    'Recuerdo esto. {told} Cuéntame más.',
    'Odiaba conducir. Mi padre conducía, ella cantaba.',
  ],
  [
    'zh',
    '她在去海边的路上在车里唱歌。',
    '我记得：{told}再跟我说说。',
    '她讨厌开车。是爸爸开车，她唱歌。',
  ],
  [
    'ar',
    'كانت تغني في السيارة في الطريق إلى البحر.',
    'أتذكر: {told} احكِ لي المزيد.',
    'كانت تكره القيادة. أبي كان يقود وهي تغني.',
  ],
  [
    'fr',
    'Comme elle chantait dans la voiture en allant à la mer.',
    'Je me souviens : {told} Raconte-moi.',
    'Elle détestait conduire. Mon père conduisait, elle chantait.',
  ],
  [
    'pt',
    'Como ela cantava no carro a caminho do mar.',
    'Lembro-me: {told} Conta-me mais.',
    'Ela odiava conduzir. O meu pai conduzia, ela cantava.',
  ],
  [
    'de',
    'Wie sie im Auto sang, auf dem Weg ans Meer.',
    'Ich erinnere mich: {told} Erzähl mir mehr.',
    'Sie hasste das Fahren. Mein Vater fuhr, sie sang.',
  ],
  [
    'ru',
    'Как она пела в машине по дороге к морю.',
    'Я помню: {told} Расскажи ещё.',
    'Она ненавидела водить. Вёл отец, она пела.',
  ],
  [
    'ja',
    '海へ行く車の中で彼女は歌っていた。',
    '覚えているよ。{told}もっと話して。',
    '運転は嫌いだった。父が運転して、彼女は歌っていた。',
  ],
  [
    'hi',
    'वह समुद्र के रास्ते में कार में गाती थीं।',
    'मुझे याद है: {told} और बताओ।',
    'उन्हें गाड़ी चलाना पसंद नहीं था। पापा चलाते थे, वह गाती थीं।',
  ],
  [
    'it',
    'Come cantava in macchina andando al mare.',
    'Ricordo: {told} Raccontami.',
    'Odiava guidare. Guidava mio padre, lei cantava.',
  ],
  [
    'pl',
    'Jak śpiewała w samochodzie w drodze nad morze.',
    'Pamiętam: {told} Opowiedz więcej.',
    'Nie znosiła prowadzić. Tata prowadził, ona śpiewała.',
  ],
  [
    'uk',
    'Як вона співала в машині дорогою до моря.',
    'Я памʼятаю: {told} Розкажи ще.',
    'Вона не любила водити. Вів батько, вона співала.',
  ],
  [
    'nl',
    'Hoe ze zong in de auto op weg naar zee.',
    'Ik weet nog: {told} Vertel eens meer.',
    'Ze had een hekel aan rijden. Mijn vader reed, zij zong.',
  ],
  [
    'ro',
    'Cum cânta în mașină în drum spre mare.',
    'Îmi amintesc: {told} Povestește-mi.',
    'Nu suporta să conducă. Tata conducea, ea cânta.',
  ],
  [
    'el',
    'Πώς τραγουδούσε στο αυτοκίνητο πηγαίνοντας στη θάλασσα.',
    'Θυμάμαι: {told} Πες μου κι άλλα.',
    'Μισούσε την οδήγηση. Οδηγούσε ο πατέρας μου, εκείνη τραγουδούσε.',
  ],
  [
    'cs',
    'Jak zpívala v autě cestou k moři.',
    'Pamatuji si: {told} Vyprávěj mi dál.',
    'Nesnášela řízení. Řídil táta, ona zpívala.',
  ],
  [
    'hu',
    'Hogyan énekelt az autóban a tenger felé.',
    'Emlékszem: {told} Mesélj még.',
    'Utált vezetni. Apám vezetett, ő énekelt.',
  ],
  [
    'sv',
    'Hur hon sjöng i bilen på väg till havet.',
    'Jag minns: {told} Berätta mer.',
    'Hon hatade att köra. Pappa körde, hon sjöng.',
  ],
] as const;

it('what is not denied is tried in every language', () => {
  expect(QUOTED.map(([code]) => code).toSorted()).toEqual([...languageCodes].toSorted());
});

describe('what a correction does not deny stays, though the reply quotes it', () => {
  it.each(QUOTED)('%s', async (language, told, frame, correction) => {
    const reply = frame.replace('{told}', told);
    expect(await takenOut(language, reply, correction, [told])).toEqual([]);
    // Whoever points at the sentence says which one they mean, and no more.
    expect(await takenOut(language, reply, correction, [told], told)).toEqual([]);
  });
});

describe('a correction that only adds', () => {
  it.each([
    [
      'who taught',
      'I taught you to swim in Bergen.',
      'Grandpa taught me that.',
      'She taught us songs in Bergen.',
    ],
    [
      'who read',
      'I read to you every night before bed.',
      'It was Grandma who read to me.',
      'She read the paper before bed.',
    ],
    [
      'who came along',
      'We sailed to Denmark together.',
      'Erik sailed with us.',
      'We sailed to Denmark in August.',
    ],
    ['something else', 'We sailed to Denmark.', 'Erik hated boats.', 'She was happy in Denmark.'],
    [
      'how she spoke',
      'You were born in Bergen.',
      'She would never say it like that.',
      'He was born in Bergen.',
    ],
  ] as const)('takes nothing out: %s', async (_what, reply, correction, fact) => {
    expect(await takenOut('en', reply, correction, [fact])).toEqual([]);
  });
});

describe('whoever says no more than that it is not so', () => {
  const untrue: Record<LanguageCode, string> = {
    en: "That isn't true.",
    es: 'Eso no es verdad.',
    zh: '不是这样的。',
    ar: 'هذا غير صحيح.',
    fr: 'Ce n’est pas vrai.',
    pt: 'Isso não é verdade.',
    de: 'Das stimmt nicht.',
    ru: 'Такого не было.',
    ja: 'それは違う。',
    hi: 'यह सच नहीं है।',
    it: 'No, non è vero.',
    pl: 'To nieprawda.',
    uk: 'Це неправда.',
    nl: 'Dat klopt niet.',
    ro: 'Nu e adevărat.',
    el: 'Δεν είναι αλήθεια.',
    cs: 'To není pravda.',
    hu: 'Ez nem igaz.',
    sv: 'Det stämmer inte.',
  };

  it.each(QUOTED)('takes out what the reply quotes (%s)', async (language, told, frame) => {
    const reply = frame.replace('{told}', told);
    expect(await takenOut(language, reply, untrue[language], [told])).toEqual([told]);
    expect(await takenOut(language, reply, untrue[language], [told], told)).toEqual([told]);
  });

  it('takes nothing out where two sentences quote', async () => {
    const facts = ['She was born in Bergen.', 'Her dog was called Biscuit.'];
    expect(await takenOut('en', facts.join(' '), "That isn't true.", facts)).toEqual([]);
  });
});
