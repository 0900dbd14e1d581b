import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small photo of one colour, in the bytes of the format. */
export async function photo(
  format: 'png' | 'jpeg' | 'webp' = 'jpeg',
  { width = 64, height = 48, alpha = false, red = 200 } = {},
): Promise<Buffer> {
  const colour = { r: red, g: 80, b: 40 };
  const background = alpha ? { ...colour, alpha: 0.4 } : colour;
  return sharp({ create: { width, height, channels: alpha ? 4 : 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The body of an upload; name and type are a claim that nobody believes. */
export function uploadOf(bytes: Uint8Array, filename = 'photo.jpg', contentType = 'image/jpeg') {
  return { filename, contentType, fileData: Buffer.from(bytes).toString('base64') };
}

/** A PNG of `side` x `side` black pixels in few bytes, as one that is made to fill a memory. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey; each line begins with the number of its filter.
  header.writeUInt8(1, 8);
  const line = 1 + Math.ceil(side / 8);
  const pixels = deflateSync(Buffer.alloc(line * side), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small photo that brings `text` along, compressed: a few kilobytes that unpack to many megabytes. */
export async function photoWithHiddenBomb(kind: 'zTXt' | 'iCCP'): Promise<Buffer> {
  const png = await photo('png');
  const packed = deflateSync(Buffer.alloc(100_000_000, 65), { level: 9 });
  const name = Buffer.from('name\0\0', 'latin1');
  const afterHeader = 8 + 12 + 13;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk(kind, Buffer.concat([name, packed])),
    png.subarray(afterHeader),
  ]);
}

/** A WebP or GIF of so many pictures. */
export async function animation(format: 'webp' | 'gif', pictures: number): Promise<Buffer> {
  const raw = { width: 16, height: 16 * pictures, channels: 3 as const, pageHeight: 16 };
  const pixels = Buffer.from(Array.from({ length: 16 * 16 * 3 * pictures }, (_, at) => at % 251));
  return sharp(pixels, { raw }).toFormat(format).toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
