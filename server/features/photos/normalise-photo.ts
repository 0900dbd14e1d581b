import type { Sharp, SharpOptions } from 'sharp';
import { LIMITS } from '#shared/rules/limits.ts';

/** The bytes that were sent are not a photo that can be read. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** A photo as it is kept: re-encoded, upright, without a word of metadata. */
export interface NormalPhoto {
  large: Buffer;
  small: Buffer;
}

/** A phone's largest photos fit; a picture made to fill the memory does not. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 85;
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/**
 * Makes a photo normal: orientation applied, metadata gone, at most 2,048 px a side, and a small
 * version of at most 320 px. Only the first picture of an animation stays. JPEG, or WebP where
 * something is transparent. Throws UnreadablePhoto for damaged or oversized pictures.
 */
export type NormalisePhoto = (bytes: Uint8Array) => Promise<NormalPhoto>;

/** Makes the normaliser; the image library is loaded with the first photo, so that no start waits. */
export function createPhotoNormaliser(): NormalisePhoto {
  let library: ReturnType<typeof loadSharp> | undefined;

  return async (bytes) => {
    library ??= loadSharp();
    const sharp = await library;
    const options: SharpOptions = { limitInputPixels: MAX_PIXELS, autoOrient: true };
    try {
      const picture = sharp(bytes, options);
      const { hasAlpha } = await picture.metadata();
      const large = await encode(fit(picture, LIMITS.photoPixels), hasAlpha);
      const small = await encode(fit(sharp(large), LIMITS.photoSmallPixels), hasAlpha);
      return { large, small };
    } catch (error) {
      throw new UnreadablePhoto('cannot be decoded', { cause: error });
    }
  };
}

/** The image types that are taken, by the bytes they begin with; undefined for anything else. */
export function imageTypeOf(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'image/jpeg';
  const riff = bytes.toString('latin1', 0, 4) === 'RIFF';
  return riff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : undefined;
}

/** The image library, shut to every format but three: the others are the ones that have had holes. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function fit(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

async function encode(picture: Sharp, transparent: boolean): Promise<Buffer> {
  const encoded = transparent
    ? picture.webp({ quality: QUALITY })
    : picture.jpeg({ quality: QUALITY });
  return encoded.toBuffer();
}
