import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MAGIC = Buffer.from('KEEPSAKE-BACKUP-1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 256 * 1024;

/** A backup file that cannot be opened: another master key, cut short, or altered. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken';
}

/**
 * Seals a stream of any length: AES-256-GCM in numbered chunks under a key drawn for this file from
 * the master key. The number is the nonce, so no chunk can be moved, and the last one is marked, so
 * that a file cut short does not open (the STREAM construction, Hoang et al., CRYPTO 2015).
 */
export async function* sealStream(
  masterKey: Uint8Array,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = fileKey(masterKey, salt);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    waiting = Buffer.concat([waiting, piece]);
    while (waiting.length > CHUNK_BYTES) {
      yield sealChunk(key, number, waiting.subarray(0, CHUNK_BYTES), false);
      waiting = waiting.subarray(CHUNK_BYTES);
      number += 1;
    }
  }
  yield sealChunk(key, number, waiting, true);
}

/** Opens what `sealStream` made under the same master key. Throws BackupBroken for anything else. */
export async function* openStream(
  masterKey: Uint8Array,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const reader = createReader(source);
  const magic = await reader.read(MAGIC.length);
  if (!magic?.equals(MAGIC)) throw new BackupBroken('this is not a backup file');
  const salt = await reader.read(SALT_BYTES);
  if (!salt) throw new BackupBroken('the file is cut short');
  const key = fileKey(masterKey, salt);
  for (let number = 0; ; number += 1) {
    const head = await reader.read(5);
    const last = head?.[4] === 1;
    const body = head && (await reader.read(head.readUInt32BE(0)));
    if (!body) throw new BackupBroken('the file is cut short');
    yield openChunk(key, number, body, last);
    if (last) return;
  }
}

function fileKey(masterKey: Uint8Array, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, salt, 'keepsake backup', 32));
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}

function sealChunk(key: Buffer, number: number, plain: Buffer, last: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number));
  cipher.setAAD(Buffer.of(Number(last)));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(body.length, 0);
  head[4] = Number(last);
  return Buffer.concat([head, body]);
}

function openChunk(key: Buffer, number: number, body: Buffer, last: boolean): Buffer {
  if (body.length < TAG_BYTES) throw new BackupBroken('the file is cut short');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number));
  decipher.setAAD(Buffer.of(Number(last)));
  decipher.setAuthTag(body.subarray(body.length - TAG_BYTES));
  try {
    const plain = decipher.update(body.subarray(0, body.length - TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    throw new BackupBroken('the file was made under another MASTER_KEY, or was altered');
  }
}

/** Reads exact numbers of bytes from a stream; undefined when so many are no longer there. */
function createReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  return {
    async read(length: number): Promise<Buffer | undefined> {
      const pieces = [waiting];
      let there = waiting.length;
      while (there < length) {
        const next = await iterator.next();
        if (next.done) return undefined;
        pieces.push(Buffer.from(next.value));
        there += next.value.length;
      }
      const all = pieces.length === 1 ? waiting : Buffer.concat(pieces);
      waiting = all.subarray(length);
      return all.subarray(0, length);
    },
  };
}
