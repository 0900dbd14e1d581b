import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, assert, asyncProperty, boolean, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { BadZip, openZip } from './zip-reader.ts';
import { writeZip, type ZipEntry } from './zip-writer.ts';

const AT = Date.UTC(2026, 10, 21, 12, 30, 58);
const MEGABYTE = 1_048_576;

async function zipOf(...entries: ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries;
  }
  return Buffer.concat(await Array.fromAsync(writeZip(each(), AT)));
}

function entry(name: string, data: Buffer | string, stored = false): ZipEntry {
  return { name, data: [Buffer.from(data)], stored };
}

test('what is written is read back, byte by byte, in pieces of any size', async () => {
  const pieces = array(uint8Array({ maxLength: 3_000 }), { maxLength: 8 });
  await assert(
    asyncProperty(pieces, boolean(), async (data, stored) => {
      const zip = await zipOf({ name: 'photos/ü 1.jpg', data, stored }, entry('b', 'second'));
      const opened = openZip(zip, 2);
      expect(await opened.read('photos/ü 1.jpg', MEGABYTE)).toEqual(Buffer.concat(data));
      expect((await opened.read('b', MEGABYTE)).toString()).toBe('second');
    }),
    { numRuns: 40 },
  );
});

test('an empty zip is whole, and a large entry goes through in pieces', async () => {
  expect(() => openZip(Buffer.alloc(0), 1)).toThrow(BadZip);
  await expect(openZip(await zipOf(), 1).read('a', 1)).rejects.toThrow(BadZip);
  const piece = randomBytes(65_536);
  const data = Array.from({ length: 400 }, () => piece);
  const zip = await zipOf({ name: 'a', data });
  expect((await openZip(zip, 1).read('a', 64 * MEGABYTE)).length).toBe(400 * 65_536);
});

test('other programs read it as well, where there are any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-zip-'));
  const path = join(folder, 'a.zip');
  writeFileSync(
    path,
    await zipOf(entry('a/ü.txt', 'words '.repeat(9_000)), entry('b.jpg', randomBytes(500), true)),
  );
  const programs = [
    ['unzip', '-t', path],
    [
      'python3',
      '-c',
      `import sys, zipfile; sys.exit(zipfile.ZipFile(${JSON.stringify(path)}).testzip() is not None)`,
    ],
  ];
  const told = programs.map(([program = '', ...args]) =>
    spawnSync(program, args, { encoding: 'utf8' }),
  );
  rmSync(folder, { recursive: true, force: true });
  const ran = told.filter(({ error }) => error === undefined);
  expect(ran.map(({ status, stdout, stderr }) => status || stdout + stderr).filter(Number)).toEqual(
    [],
  );
});

async function* broken() {
  yield Buffer.from('words');
  throw new Error('the store is away');
}

test('an error of what goes in ends the zip, and is not swallowed', async () => {
  await expect(zipOf({ name: 'a', data: broken() })).rejects.toThrow('the store is away');
  await expect(zipOf({ name: 'a', data: broken(), stored: true })).rejects.toThrow('away');
});

test('one altered or missing byte is refused or read the same, and never throws anything else', async () => {
  const zip = await zipOf(
    entry('a', 'Rhubarb cake on Sundays. '.repeat(20)),
    entry('b', 'x', true),
  );
  const whole = await openZip(zip, 2).read('a', MEGABYTE);
  let refused = 0;
  for (let index = 0; index < zip.length; index += 1) {
    const altered = Buffer.from(zip);
    altered.writeUInt8(altered.readUInt8(index) ^ 0x41, index);
    for (const given of [altered, zip.subarray(0, index), zip.subarray(index)]) {
      try {
        expect(await openZip(given, 2).read('a', MEGABYTE)).toEqual(whole);
      } catch (error) {
        expect(error).toBeInstanceOf(BadZip);
        refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(zip.length);
});

test('a bomb is refused before it is unpacked: by its size, its ratio, its count, and when it lies', async () => {
  const zip = await zipOf(entry('a', Buffer.alloc(20 * MEGABYTE)));
  await expect(openZip(zip, 1).read('a', MEGABYTE)).rejects.toThrow('too large');
  await expect(openZip(zip, 1).read('a', 64 * MEGABYTE)).rejects.toThrow('beyond reason');
  const directory = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  // It says that it is small; what comes out is not.
  zip.writeUInt32LE(1_000, directory + 24);
  await expect(openZip(zip, 1).read('a', MEGABYTE)).rejects.toThrow('cannot be unpacked');
  const many = await zipOf(...Array.from({ length: 30 }, (_, index) => entry(`${index}`, '')));
  expect(() => openZip(many, 29)).toThrow('too much');
});

test('a name is compared and nothing else: no path, no second entry of the same', async () => {
  const zip = await zipOf(entry('../../etc/passwd', 'x'), entry('/a', 'y'));
  await expect(openZip(zip, 2).read('a', 10)).rejects.toThrow('missing');
  expect((await openZip(zip, 2).read('../../etc/passwd', 10)).toString()).toBe('x');
  const twice = await zipOf(entry('a', 'x'), entry('a', 'y'));
  expect(() => openZip(twice, 2)).toThrow('named twice');
});
