import { readdirSync } from 'node:fs';
import { expect, test } from './support.ts';

const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));

test('a built file is compressed, kept for a year, and not sent again to who knows it', async ({
  request,
}) => {
  const path = `/assets/${scripts[0]}`;
  const first = await request.get(path, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.status()).toBe(200);
  expect(first.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers()).not.toHaveProperty('content-encoding');
  expect(await plain.text()).toBe(await first.text());
  const known = { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers()['etag'] ?? '' };
  expect((await request.get(path, { headers: known })).status()).toBe(304);
  const head = await request.head(path);
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect((await request.get('/icon.svg')).headers()['cache-control']).toBe('no-cache');
});

test('every script that was built is there, and nothing else that lies beside them', async ({
  request,
}) => {
  for (const name of scripts) {
    expect([name, (await request.head(`/assets/${name}`)).status()]).toEqual([name, 200]);
  }
  for (const path of [
    `/assets/${scripts[0]}.br`,
    `/assets/${scripts[0]}.gz`,
    '/pages/landing.en.html',
    '/assets',
    '/assets/',
    '/assets/packs/',
    `/pages/../assets/${scripts[0]}.br`,
    `/assets/.${scripts[0]}`,
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});
