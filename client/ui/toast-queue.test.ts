import { expect, test } from 'vitest';
import { TOAST, toastQueue } from './toast-queue.ts';

test('a new notice takes the place of the one that is there', () => {
  const one = toastQueue([], { type: 'show', id: 1, text: { title: 'Photo added' } });
  const two = toastQueue(one, { type: 'show', id: 2, text: { title: 'Photo deleted' } });
  expect(two).toEqual([{ id: 2, title: 'Photo deleted', open: true }]);
});

test('a dismissed notice closes, and goes when it is removed', () => {
  const shown = toastQueue([], { type: 'show', id: 1, text: { title: 'Photo added' } });
  const closed = toastQueue(shown, { type: 'dismiss', id: 1 });
  expect(closed).toEqual([{ id: 1, title: 'Photo added', open: false }]);
  expect(toastQueue(closed, { type: 'remove', id: 1 })).toEqual([]);
});

test('another notice stays as it is', () => {
  const shown = toastQueue([], { type: 'show', id: 2, text: { title: 'Photo added' } });
  expect(toastQueue(shown, { type: 'dismiss', id: 1 })).toEqual(shown);
});

test('the constants of notices', () => {
  expect(TOAST).toEqual({
    limit: 1,
    durationMs: 5000,
    removalMs: 1_000_000,
    swipePx: 50,
    hotkey: 'F8',
  });
});
