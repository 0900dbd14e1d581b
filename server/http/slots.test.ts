import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

/** Work that ends when it is told to. */
function work() {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    end: end.resolve,
    fail: end.reject,
    run: async () => {
      begun.resolve();
      await end.promise;
    },
  };
}

test('lets through a few at a time, first come, first served', async () => {
  const slots = createSlots(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) =>
      slots.run(async () => {
        order.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
      }),
    ),
  );
  expect([order, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});

test('turns away at once when the line is full, and takes the next when it moves', async () => {
  const slots = createSlots(1, 1);
  const [first, second, third] = [work(), work(), work()];
  const running = slots.run(first.run);
  const waiting = slots.run(second.run);
  await expect(slots.run(third.run)).rejects.toMatchObject({ code: 'busy', status: 503 });
  first.end();
  await running;
  await second.begun;
  const late = slots.run(third.run);
  second.end();
  await third.begun;
  third.end();
  await Promise.all([waiting, late]);
});

test('work that fails gives its slot back', async () => {
  const slots = createSlots(1, 0);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slots.run(async () => 'yes')).resolves.toBe('yes');
});
