import { expect, test } from 'vitest';
import type { PhotoStore } from './port.ts';

/** What every photo store owes, whatever it keeps its bytes in. `make` gives an empty one. */
export function photoStoreSuite(make: () => Promise<PhotoStore>): void {
  const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);

  test('gives back the very bytes it took', async () => {
    const store = await make();
    await store.put('a-1.small', bytes);
    expect(await store.get('a-1.small')).toEqual(bytes);
  });

  test('has nothing under a key it never took', async () => {
    const store = await make();
    expect(await store.get('missing')).toBeNull();
  });

  test('a second write replaces the first, whatever their lengths', async () => {
    const store = await make();
    await store.put('a', Buffer.alloc(100_000, 1));
    await store.put('a', bytes);
    expect(await store.get('a')).toEqual(bytes);
  });

  test('writes to one key at once leave one of them, whole', async () => {
    const store = await make();
    const written = [1, 2, 3, 4, 5].map((fill) => Buffer.alloc(200_000, fill));
    await Promise.all(written.map((each) => store.put('a', each)));
    const kept = await store.get('a');
    expect(written.some((each) => kept?.equals(each))).toBe(true);
  });

  test('removes one key and leaves the others', async () => {
    const store = await make();
    await store.put('a', bytes);
    await store.put('a.small', bytes);
    await store.remove('a');
    expect(await store.get('a')).toBeNull();
    expect(await store.get('a.small')).toEqual(bytes);
  });

  test('removing what is not there is no error', async () => {
    const store = await make();
    await store.remove('missing');
    expect(await store.get('missing')).toBeNull();
  });

  test.each(['../a', '..', '.', '', '/etc/passwd', 'a/b', 'a\\b', 'a\0', '%2e%2e', '.hidden'])(
    'attack 19, 20: refuses the key %j',
    async (key) => {
      const store = await make();
      await expect(store.put(key, bytes)).rejects.toThrow(TypeError);
      await expect(store.get(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    },
  );
}
