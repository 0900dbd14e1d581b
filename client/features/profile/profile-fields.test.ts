import { expect, test } from 'vitest';
import { LIMITS } from '#shared/rules/limits.ts';
import { bodyOf, draftOf, fieldsOf, problemsOf, withDraft } from './profile-fields.ts';

const EMPTY = fieldsOf(null);
const ROSA = { ...EMPTY, name: 'Rosa', keyFacts: 'She taught maths.' };

test('a new profile begins empty and warm', () => {
  expect(EMPTY).toEqual({
    name: '',
    importantDates: '',
    keyFacts: '',
    favoriteMemories: '',
    personality: '',
    tone: 'warm',
    speaking: 'as',
    imagining: 'details',
  });
});

test('a name is needed, and every text must fit', () => {
  expect(problemsOf({ ...ROSA, name: '  ' })).toEqual([{ name: 'name', key: 'name_required' }]);
  const long = 'x'.repeat(LIMITS.profileTextLength);
  expect(problemsOf({ ...ROSA, keyFacts: long })).toEqual([]);
  expect(problemsOf({ ...ROSA, keyFacts: `${long}x`, name: 'x'.repeat(256) })).toEqual([
    { name: 'name', key: 'too_long' },
    { name: 'keyFacts', key: 'too_long' },
  ]);
});

test('a draft keeps what was changed, and only that', () => {
  const changed = {
    ...ROSA,
    keyFacts: '',
    tone: 'funny' as const,
    speaking: 'about' as const,
    imagining: 'nothing' as const,
  };
  const draft = draftOf(changed, ROSA);
  expect(withDraft(ROSA, draft)).toEqual(changed);
  expect(withDraft({ ...ROSA, name: 'Rosa Marin' }, draft).name).toBe('Rosa Marin');
  expect(draftOf(ROSA, { ...ROSA })).toBe(null);
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{"name":7,"tone":"loud","speaking":"of","imagining":1,"id":"x"}',
])('a broken draft changes nothing: %s', (stored) => expect(withDraft(ROSA, stored)).toEqual(ROSA));

test('what is sent has a trimmed name, and a photo only where it changes', () => {
  expect(bodyOf({ ...ROSA, name: ' Rosa ' }, undefined)).toEqual(ROSA);
  expect(bodyOf(ROSA, '')).toEqual({ ...ROSA, photoUrl: '' });
});
