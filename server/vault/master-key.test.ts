import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { masterKeyFrom, masterKeySetting } from './master-key.ts';

const root = mkdtempSync(join(tmpdir(), 'keepsake-key-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('is made once, for its owner alone, and found again', () => {
  const dir = mkdtempSync(join(root, 'data-'));
  const made = masterKeySetting(dir);
  expect(masterKeySetting(dir)).toBe(made);
  expect(Buffer.from(made, 'base64')).toHaveLength(32);
  expect(statSync(join(dir, 'master.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['master.key']);
});

test('is another one in another folder', () => {
  const settings = [1, 2].map(() => masterKeySetting(mkdtempSync(join(root, 'data-'))));
  expect(settings[0]).not.toBe(settings[1]);
});

test('a setting of any form gives 32 bytes, always the same', () => {
  const setting = 'a sentence of more than thirty-two characters';
  expect(masterKeyFrom(setting)).toHaveLength(32);
  expect(masterKeyFrom(setting)).toEqual(masterKeyFrom(setting));
  expect(masterKeyFrom(`${setting}.`)).not.toEqual(masterKeyFrom(setting));
});
