import { expect, test } from 'vitest';
import { meaningOf } from './heard.ts';
import { careWordsOf, readCarePacks } from './words.ts';

const packs = readCarePacks();

test.each([
  ['en', 'No.', 'no'],
  ['en', 'no, I just miss her so much it hurts', 'no'],
  ['en', "I don't want to die", 'denied'],
  ['en', "No, I don't want to die.", 'denied'],
  ['en', "I'm safe now, thank you", 'safe'],
  ['en', "Yes, I'm safe", 'safe'],
  ['en', "yes i'm safe", 'safe'],
  ['en', 'Yes', 'yes'],
  ['en', 'maybe', 'perhaps'],
  ['en', 'No. Sometimes.', 'perhaps'],
  ['en', "Okay. I'm really tired. Goodnight, Mom.", 'goodnight'],
  ['en', "I'm safe. Goodnight.", 'safe'],
  ['es', 'No', 'no'],
  ['es', 'No, claro que no', 'no'],
  ['es', 'No quiero morirme', 'denied'],
  ['es', 'Estoy a salvo, gracias', 'safe'],
  ['de', 'Nein, gar nicht.', 'no'],
  ['de', 'Ich tu mir nichts an', 'denied'],
  ['de', 'Ich bin in Sicherheit, danke', 'safe'],
  ['de', 'Gute Nacht, Mama', 'goodnight'],
  ['fr', 'Non, pas du tout', 'no'],
  ['fr', 'Oui, je suis en sécurité', 'safe'],
  ['it', 'Sono al sicuro', 'safe'],
  ['pt', 'Não, só estou com saudade', 'denied'],
  ['ro', 'Da, sunt bine', 'safe'],
  ['ru', 'Нет', 'no'],
  ['ru', 'Я в безопасности', 'safe'],
  ['uk', 'Я в безпеці, дякую', 'safe'],
  ['pl', 'Nie', 'no'],
  ['cs', 'Ne, díky', 'no'],
  ['hu', 'Nem.', 'no'],
  ['sv', 'Nej', 'no'],
  ['nl', 'Ja, misschien', 'perhaps'],
  ['el', 'Όχι', 'no'],
  ['el', 'Καληνύχτα μαμά', 'goodnight'],
  ['ar', 'لا', 'no'],
  ['ar', 'أنا بخير، شكرا', 'safe'],
  ['hi', 'नहीं', 'no'],
  ['hi', 'मैं ठीक हूँ', 'safe'],
  ['ja', 'いいえ。', 'no'],
  ['ja', '大丈夫です、ありがとう', 'safe'],
  ['ja', 'おやすみなさい', 'goodnight'],
  ['zh', '没有', 'no'],
  ['zh', '我没事了', 'safe'],
  ['zh', '晚安', 'goodnight'],
])('%s: "%s" is heard as %s', (language, text, meaning) => {
  expect(meaningOf(text, careWordsOf(packs, language))).toBe(meaning);
});

test.each([
  // An answer's words inside a sentence that says otherwise.
  ['en', "I'm better off dead"],
  ['en', "I don't want to die alone, so I will do it by the sea"],
  ['en', 'I am safe in my decision'],
  ['en', "I'm not safe"],
  ['en', "I'm not going to make it"],
  ['en', "I'm okay with dying"],
  ['en', 'My sister is here in the picture on the wall'],
  ['en', "I'm safe, but only until he falls asleep"],
  ['en', 'Night after night it gets worse'],
  // A call to the line, or feeling calmer, is by itself no end.
  ['en', 'I called the line'],
  ['en', "I'm calmer now"],
  ['es', 'no estoy bien'],
  ['es', 'No estoy a salvo'],
  ['es', 'Claro que no quiero seguir'],
  ['pt', 'não estou bem'],
  ['ro', 'nu sunt bine'],
  ['ru', 'Нет не хочу жить'],
  ['ru', 'Мне уже лучше умереть'],
  ['ru', 'Мне уже лучше'],
  ['zh', '不安全'],
  ['zh', '没想过明天'],
  ['ja', '大丈夫じゃない'],
  ['pl', 'nie jestem bezpieczna'],
  ['en', 'Thank you'],
  ['en', '🙂'],
  ['en', `No. ${'And then we walked along the river and back. '.repeat(3)}`],
])('%s: "%s" is heard as no answer', (language, text) => {
  expect(meaningOf(text, careWordsOf(packs, language))).toBeUndefined();
});

test('every phrase is heard as what it stands for, in every language', () => {
  const wrong: string[] = [];
  for (const [code, words] of packs) {
    for (const kind of ['yes', 'perhaps', 'no', 'denied', 'safe', 'goodnight'] as const) {
      for (const phrase of words.heard[kind]) {
        const meaning = meaningOf(phrase, words);
        if (meaning !== kind) wrong.push(`${code} ${kind} "${phrase}": ${meaning}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
