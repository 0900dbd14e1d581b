import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_BYTES = 22;
const LONGEST_COMMENT = 0xff_ff;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const DEFLATED = 8;
/** The same message over and over shrinks to a four-hundredth; what shrinks further was made to. */
const MOST_RATIO = 500;
/** Below this nothing is a bomb, whatever its ratio. */
const HARMLESS_BYTES = 1_048_576;

/** The bytes are no zip that is taken here. */
export class BadZip extends Error {
  override readonly name = 'BadZip';
}

interface Entry {
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** A zip whose table of contents was read; nothing of it is unpacked before it is asked for. */
export interface ZipContents {
  /**
   * The bytes of one entry. Throws BadZip where there is none of exactly that name, where it is
   * larger than `maxBytes`, damaged, or shrunk beyond reason.
   */
  read(name: string, maxBytes: number): Promise<Buffer>;
}

/**
 * Opens a zip of at most `maxEntries`. Names are only compared, never used as paths. Throws BadZip
 * for what is none, is encrypted, spans volumes, needs 64-bit sizes or names an entry twice.
 */
export function openZip(zip: Buffer, maxEntries: number): ZipContents {
  const entries = directoryOf(zip, maxEntries);
  return {
    async read(name, maxBytes) {
      const entry = entries.get(name);
      if (!entry) throw new BadZip('an entry is missing');
      if (entry.size > maxBytes) throw new BadZip('an entry is too large');
      if (entry.size > HARMLESS_BYTES && entry.size > entry.packed * MOST_RATIO) {
        throw new BadZip('an entry is shrunk beyond reason');
      }
      const bytes = await unpack(packedBytes(zip, entry), entry);
      if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) {
        throw new BadZip('an entry is damaged');
      }
      return bytes;
    },
  };
}

async function unpack(packed: Buffer, { method, size }: Entry): Promise<Buffer> {
  if (method === 0) return packed;
  if (method !== DEFLATED) throw new BadZip('an entry is packed in an unknown way');
  try {
    // One more than it says it is, so that a lie shows; never more than that.
    return await inflate(packed, { maxOutputLength: size + 1 });
  } catch (error) {
    throw new BadZip('an entry cannot be unpacked', { cause: error });
  }
}

function packedBytes(zip: Buffer, { offset, packed }: Entry): Buffer {
  expectSignature(zip, offset, 0x04_03_4b_50, LOCAL_BYTES);
  const start =
    offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packed > zip.length) throw new BadZip('an entry reaches past the end');
  return zip.subarray(start, start + packed);
}

function directoryOf(zip: Buffer, maxEntries: number): Map<string, Entry> {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (zip.readUInt16LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
    throw new BadZip('it spans volumes');
  }
  if (count > maxEntries) throw new BadZip('it holds too much');
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    expectSignature(zip, at, 0x02_01_4b_50, CENTRAL_BYTES);
    if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new BadZip('it is encrypted');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    if (entries.has(name)) throw new BadZip('an entry is named twice');
    entries.set(name, {
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** Where the end record stands: last, but for a comment. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === 0x06_05_4b_50) return at;
  }
  throw new BadZip('it has no end');
}

function expectSignature(zip: Buffer, at: number, signature: number, length: number): void {
  if (at + length > zip.length || zip.readUInt32LE(at) !== signature) {
    throw new BadZip('it is not whole');
  }
}
