import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Something that goes into a zip: its path, and its bytes as they come. */
export interface ZipEntry {
  /** A relative path with forward slashes. */
  name: string;
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** For what is compressed already. */
  stored?: boolean;
}

/** Sizes are 32-bit numbers in a zip; what is larger needs the form of 64 bits, which this is not. */
const MAX_BYTES = 0xff_ff_ff_ff;
const GATHERED_BYTES = 65_536;
const VERSION_NEEDED = 20;
/** Bit 3: sizes and checksum follow the data. Bit 11: names are UTF-8. */
const FLAGS = 0x08_08;
const DEFLATED = 8;
/** Made on Unix: a file its owner alone may read and write. */
const MADE_BY = (3 << 8) | VERSION_NEEDED;
const ATTRIBUTES = (0o100600 << 16) >>> 0;

interface Written {
  name: Buffer;
  method: number;
  crc: number;
  size: number;
  packed: number;
  offset: number;
}

/**
 * Writes a zip (PKWARE APPNOTE 6.3.4), piece by piece, holding one piece at a time. `at` (ms) is the
 * date of every entry. Throws RangeError when it would grow past 4 GB, and what an entry's data throws.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: number,
): AsyncGenerator<Buffer> {
  const stamp = dosTime(at);
  const written: Written[] = [];
  let offset = 0;
  for await (const { name: path, data, stored = false } of entries) {
    const name = Buffer.from(path, 'utf8');
    const entry = { name, method: stored ? 0 : DEFLATED, crc: 0, size: 0, packed: 0, offset };
    const head = localHeader(entry, stamp);
    yield head;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of data) {
        entry.crc = crc32(piece, entry.crc);
        entry.size += piece.length;
        yield piece;
      }
    }
    for await (const piece of stored ? counted() : deflated(counted())) {
      entry.packed += piece.length;
      yield Buffer.from(piece);
    }
    const descriptor = numbers(
      [4, 0x08_07_4b_50],
      [4, entry.crc],
      [4, entry.packed],
      [4, entry.size],
    );
    yield descriptor;
    offset += head.length + entry.packed + descriptor.length;
    if (Math.max(offset, entry.size) > MAX_BYTES) throw new RangeError('more than a zip holds');
    written.push(entry);
  }
  const directory = Buffer.concat(written.map((entry) => centralHeader(entry, stamp)));
  yield directory;
  yield numbers(
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, written.length],
    [2, written.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

/** Many small pieces as fewer larger ones: each costs the deflater a way to another thread. */
async function* gathered(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of data) {
    waiting.push(piece);
    length += piece.length;
    if (length < GATHERED_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  yield Buffer.concat(waiting);
}

async function* deflated(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const fed = pipeline(Readable.from(gathered(data), { objectMode: false }), deflate);
  // Told below, after what was read: here it only must not count as unheard.
  fed.catch(() => undefined);
  yield* deflate;
  await fed;
}

function localHeader({ name, method }: Written, stamp: readonly [number, number]): Buffer {
  const head = numbers(
    [4, 0x04_03_4b_50],
    [2, VERSION_NEEDED],
    [2, FLAGS],
    [2, method],
    [2, stamp[0]],
    [2, stamp[1]],
    // Checksum and sizes: in the descriptor.
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function centralHeader(entry: Written, stamp: readonly [number, number]): Buffer {
  const head = numbers(
    [4, 0x02_01_4b_50],
    [2, MADE_BY],
    [2, VERSION_NEEDED],
    [2, FLAGS],
    [2, entry.method],
    [2, stamp[0]],
    [2, stamp[1]],
    [4, entry.crc],
    [4, entry.packed],
    [4, entry.size],
    [2, entry.name.length],
    // Extra field, comment, disk, internal attributes: none.
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, ATTRIBUTES],
    [4, entry.offset],
  );
  return Buffer.concat([head, entry.name]);
}

function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** Time and date as DOS wrote them, in two-second steps from 1980 on; UTC. */
function dosTime(ms: number): readonly [number, number] {
  const date = new Date(ms);
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const years = Math.max(0, date.getUTCFullYear() - 1980);
  return [time, (years << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()];
}
