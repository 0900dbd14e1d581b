import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFilePhotoStore } from './file-photo-store.ts';
import { PhotoStoreError } from './port.ts';
import { photoStoreSuite } from './photo-store-suite.ts';

const root = mkdtempSync(join(tmpdir(), 'keepsake-photos-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function emptyFolder(): string {
  return join(mkdtempSync(join(root, 'store-')), 'objects');
}

describe('photos as files', () => {
  photoStoreSuite(async () => createFilePhotoStore(emptyFolder()));

  test('the owner alone can read folder and files, and no draft is left behind', async () => {
    const folder = emptyFolder();
    await createFilePhotoStore(folder).put('a', Buffer.from('sealed'));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('what a crash left half written goes with the next change', async () => {
    const folder = emptyFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.00ff.part'), 'half');
    await createFilePhotoStore(folder).remove('missing');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a folder that cannot be used is told as such, and used again once it can be', async () => {
    const folder = emptyFolder();
    writeFileSync(folder, 'a file in its place');
    const store = createFilePhotoStore(folder);
    await expect(store.put('a', Buffer.from('sealed'))).rejects.toThrow(PhotoStoreError);
    await expect(store.get('a')).rejects.toThrow(PhotoStoreError);
    rmSync(folder);
    await store.put('a', Buffer.from('sealed'));
    expect(readdirSync(folder)).toEqual(['a']);
  });
});
