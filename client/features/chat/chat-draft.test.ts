import { expect, test } from 'vitest';
import { parseChatDraft } from './chat-draft.ts';

const EMPTY = { text: '', unsent: [], edit: null, correction: null };

test('a stored draft comes back as it was', () => {
  const draft = {
    text: 'I wanted to tell you',
    unsent: [{ messageId: 'm1', text: 'The tree is in bloom', at: 5, careOnly: false }],
    edit: { id: 's1', text: 'in full bloom' },
    correction: { id: 'r1', text: 'It was a cherry' },
  };
  expect(parseChatDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"words"',
  '{"text":7,"unsent":{},"edit":[],"correction":{"id":1}}',
])('what is not a draft is none: %s', (stored) => {
  expect(parseChatDraft(stored)).toEqual(EMPTY);
});

test('one broken unsent message does not take the others along', () => {
  const good = { messageId: 'm1', text: 'words', at: 5, careOnly: false };
  const stored = JSON.stringify({ text: 'x', unsent: [{ text: 'no id' }, good, null] });
  expect(parseChatDraft(stored).unsent).toEqual([good]);
});
