import sharp, { type Sharp } from 'sharp';
import { get, hrefsOf } from './answers.ts';
import { expect, test } from './support.ts';

test('the manifest speaks the language of its page', async ({ request, product }) => {
  await product.restart({ PRODUCT_NAME: 'Ever "After"' });
  const { html } = await get(request, '/ar/');
  const manifest = await request.get(hrefsOf(html, 'manifest')[0] ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'Ever "After"',
    short_name: 'Ever "After"',
    lang: 'ar',
    dir: 'rtl',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    description: expect.stringContaining('Ever "After"'),
  });
  expect((await request.get('/manifest.zz.webmanifest')).status()).toBe(404);
});

test('each icon is as large as the manifest says, and none loses its picture to a round mask', async ({
  request,
}) => {
  const { html } = await get(request, '/');
  const manifest = await (await request.get(hrefsOf(html, 'manifest')[0] ?? '')).json();
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type, purpose } of icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type']).toBe(type);
    if (sizes === 'any') continue;
    const picture = sharp(await answer.body());
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    if (purpose !== 'maskable') continue;
    expect((await picture.stats()).isOpaque).toBe(true);
    expect(await coloursOutsideMask(picture, width)).toBe(1);
  }
  const [touch = ''] = hrefsOf(html, 'apple-touch-icon');
  const picture = sharp(await (await request.get(touch)).body());
  expect(await picture.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await picture.stats()).isOpaque).toBe(true);
});

/** How many colours there are where a round mask may cut: outside 80 % of the icon's width. */
async function coloursOutsideMask(picture: Sharp, width: number): Promise<number> {
  const pixels = await picture.removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < width * width; at += 1) {
    const away = Math.hypot((at % width) - width / 2, Math.floor(at / width) - width / 2);
    if (away > width * 0.4) colours.add(pixels.toString('hex', at * 3, at * 3 + 3));
  }
  return colours.size;
}

test('search engines find the log-in, under one address, and nothing else of the app', async ({
  request,
  product,
}) => {
  const robots = await get(request, '/robots.txt');
  for (const [path, title] of [
    ['/auth', 'Log in · Keepsake'],
    ['/auth?mode=register', 'Log in · Keepsake'],
  ] as const) {
    const { status, html } = await get(request, path);
    expect([status, html.includes('noindex')]).toEqual([200, false]);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(hrefsOf(html, 'canonical')).toEqual([`${product.url}/auth`]);
    // All that draws the form is asked for at once, and is there.
    for (const href of [...hrefsOf(html, 'modulepreload'), ...hrefsOf(html, 'preload')]) {
      expect((await get(request, href)).status).toBe(200);
    }
  }
  expect((await get(request, '/auth', { 'accept-language': 'de' })).html).toContain(
    '<title>Anmelden · Keepsake</title>',
  );
  expect(robots.html).not.toContain('/auth');
  for (const path of ['/chat', '/account', '/forgot-password', '/reset-password', '/admin']) {
    expect((await get(request, path)).html).toContain('content="noindex"');
  }
});
