import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { photo, uploadOf } from '#tests/support/images.ts';

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await startTestApp();
  anna = await app.register();
});
afterAll(() => app.close());

/** What is served for an upload, large and small. */
async function served(bytes: Uint8Array) {
  const answer = await anna.api('POST', '/api/objects/upload', uploadOf(bytes));
  expect(answer.statusCode).toBe(200);
  const path: string = answer.json().objectPath;
  const large = await anna.api('GET', path);
  const small = await anna.api('GET', `${path}?size=small`);
  expect([large.statusCode, small.statusCode]).toEqual([200, 200]);
  return {
    large: large.rawPayload,
    small: small.rawPayload,
    type: large.headers['content-type'],
    metadata: await sharp(large.rawPayload).metadata(),
    smallMetadata: await sharp(small.rawPayload).metadata(),
  };
}

describe('what is kept of a photo', () => {
  test('attack 13: nothing but the picture: no place, no name, no hidden text', async () => {
    const secret = 'Lindenweg 7, Luebeck';
    const bytes = await sharp(await photo('jpeg'))
      .withExif({
        IFD0: { Copyright: secret, ImageDescription: `<script>${secret}</script>` },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 52/1 0/1', GPSMapDatum: secret },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const trailing = Buffer.concat([bytes, Buffer.from(`<script>${secret}</script>`)]);
    const { large, small, metadata, smallMetadata } = await served(trailing);
    for (const each of [metadata, smallMetadata]) {
      expect([each.exif, each.xmp, each.iptc, each.icc]).toEqual(Array(4).fill(undefined));
    }
    for (const each of [large, small]) {
      expect([each.includes(secret), each.includes('script'), each.includes('GPS')]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  test.each([
    [1, 80, 40, 'left'],
    [3, 80, 40, 'right'],
    [6, 40, 80, 'top'],
    [8, 40, 80, 'bottom'],
  ])('stands upright for orientation %i', async (orientation, width, height, redSide) => {
    const red = { r: 255, g: 0, b: 0 };
    const half = await sharp({ create: { width: 40, height: 40, channels: 3, background: red } })
      .png()
      .toBuffer();
    const bytes = await sharp({
      create: { width: 80, height: 40, channels: 3, background: { r: 0, g: 0, b: 255 } },
    })
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const { large, metadata } = await served(bytes);
    expect([metadata.width, metadata.height, metadata.orientation]).toEqual([
      width,
      height,
      undefined,
    ]);
    const corners = { left: [2, 20], right: [77, 20], top: [20, 2], bottom: [20, 77] } as const;
    const reddish = [];
    for (const [side, [x, y]] of Object.entries(corners)) {
      if (x >= width || y >= height) continue;
      const pixel = await sharp(large)
        .extract({ left: x, top: y, width: 1, height: 1 })
        .raw()
        .toBuffer();
      if ((pixel[0] ?? 0) > 200 && (pixel[2] ?? 255) < 60) reddish.push(side);
    }
    expect(reddish).toContain(redSide);
    expect(reddish).not.toContain(opposite(redSide));
  });

  test('is at most 2,048 px and 320 px, and never blown up', async () => {
    const big = await served(await photo('jpeg', { width: 3000, height: 1500 }));
    expect([big.metadata.width, big.metadata.height]).toEqual([2048, 1024]);
    expect([big.smallMetadata.width, big.smallMetadata.height]).toEqual([320, 160]);
    const tiny = await served(await photo('jpeg', { width: 30, height: 20 }));
    expect([tiny.metadata.width, tiny.smallMetadata.width]).toEqual([30, 30]);
    const line = await served(await photo('png', { width: 30_000, height: 1 }));
    expect([line.metadata.width, line.metadata.height]).toEqual([2048, 1]);
  });

  test('is JPEG, or WebP where something is transparent', async () => {
    const plain = await served(await photo('webp'));
    expect([plain.type, plain.metadata.format]).toEqual(['image/jpeg', 'jpeg']);
    const clear = await served(await photo('png', { alpha: true }));
    expect([clear.type, clear.metadata.format, clear.metadata.hasAlpha]).toEqual([
      'image/webp',
      'webp',
      true,
    ]);
  });

  test('is one picture of an animation, in common colours', async () => {
    const frames = await Promise.all([0, 120, 240].map((red) => photo('png', { red })));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const still = await served(animated);
    expect([still.metadata.pages ?? 1, still.metadata.height]).toEqual([1, 48]);
    const cmyk = await sharp(await photo())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await served(cmyk)).metadata.space).toBe('srgb');
    const deep = await sharp(await photo())
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await served(deep)).metadata.depth).toBe('uchar');
  });
});

function opposite(side: string): string {
  return { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[side] ?? side;
}
