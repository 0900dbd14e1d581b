import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { asksForTruth, truthFor } from './truth.ts';
import { careWordsOf, readCarePacks } from './words.ts';

const nine = new URL('../../training/corpus/nine/', import.meta.url);

describe('the evening in nine messages', () => {
  it.each(readdirSync(nine))('%s asks in its third and nowhere else', (file) => {
    const turns = readFileSync(new URL(file, nine), 'utf8').trim().split('\n');
    const asked = turns.filter((line) => asksForTruth(line.split('\t')[1] ?? ''));
    expect(asked.map((line) => line.split('\t')[0])).toEqual(['T3']);
  });
});

it.each([
  'Are you real?',
  'are you an AI',
  'Is it really you?',
  'Am I talking to a machine?',
  'Eres una IA?',
  'És mesmo tu?',
  'Sei davvero tu?',
  'Tu es réel ?',
  'Ești real?',
  'Bist du echt?',
  'Ben je een robot?',
  'Är du en människa?',
  'Jesteś człowiekiem?',
  'Jsi skutečný?',
  'Igazi vagy?',
  'Ты настоящий?',
  'Ти справжній?',
  'Είσαι μηχανή;',
  'هل أنت حقيقي؟',
  'क्या तुम इंसान हो?',
  '你是真人吗？',
  'あなたはAIなの？',
])('hears %s', (message) => {
  expect(asksForTruth(message)).toBe(true);
});

it.each([
  "I can't believe that you are dead.",
  'You are dead, and the garden does not know it.',
  'Why did you die?',
  'Ich kann nicht glauben, dass du tot bist.',
  'No puedo creer que estés muerto.',
  'Я не могу поверить, что ты умер.',
  'Did you like the soup?',
])('hears no question in %s', (message) => {
  expect(asksForTruth(message)).toBe(false);
});

it.each(LANGUAGES.map(({ code }) => code))('answers with the name in %s', (code) => {
  const words = careWordsOf(readCarePacks(), code);
  for (const seed of words.truth.keys()) {
    const truth = truthFor('Are you real?', words, 'Rosa $& Klein', seed);
    expect(truth).not.toContain('{name}');
    expect(truth).toBe(words.truth[seed]?.replaceAll('{name}', () => 'Rosa $& Klein'));
  }
});
