import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../shared/languages.ts';
import { addressOf, PUBLIC_PAGES } from '../../shared/rules/public-pages.ts';
import { get, hrefsOf } from './answers.ts';
import { chooseLanguage } from './screens.ts';
import { arrive, composerOf, expect, replies, test, write } from './support.ts';
import { wordsOf } from './words.ts';

test.use({ settings: { PAYMENTS: 'off' } });

function rootOf(html: string): string {
  return /<html[^>]*>/.exec(html)?.[0] ?? '';
}

/** Puts a mark before each text of a language, so that it shows which one speaks. */
async function markTexts(page: Page, code: string): Promise<void> {
  await page.route(`**/assets/packs/*/${code}.*.json`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const marked = JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'string' ? `${code}: ${value}` : value,
    );
    await route.fulfill({ response: answer, body: marked });
  });
}

test('a page stands at an address of its own in each of 19 languages, and names the others', async ({
  request,
  product,
}) => {
  const sitemap = await get(request, '/sitemap.xml');
  const places = [...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(places).toHaveLength(19 * PUBLIC_PAGES.length);
  const seen = new Set<string>();
  for (const page of PUBLIC_PAGES) {
    for (const { code, dir } of LANGUAGES) {
      const url = product.url + addressOf(page, code);
      expect(places).toContain(url);
      const { status, headers, html } = await get(request, url);
      const place = page && ` data-page="${page}"`;
      expect([status, rootOf(html)]).toEqual([200, `<html lang="${code}" dir="${dir}"${place}>`]);
      expect(headers['content-language']).toBe(code);
      expect(headers['vary']).toBe(
        code === 'en' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
      );
      expect(hrefsOf(html, 'canonical')).toEqual([url]);
      expect(hrefsOf(html, 'alternate')).toEqual(
        [...LANGUAGES.map((other) => other.code), 'en' as const].map(
          (other) => product.url + addressOf(page, other),
        ),
      );
      expect(html).toMatch(/<title>[^<{]+ · Keepsake<\/title>/);
      expect(html).not.toMatch(/\{\{|support@localhost.{0,3}\}\}/);
      seen.add(html);
    }
  }
  expect(seen.size).toBe(places.length);
  const robots = await get(request, '/robots.txt');
  expect(robots.html).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const path of ['/chat', '/account', '/admin', '/api/']) {
    expect(robots.html).toContain(`Disallow: ${path}\n`);
  }
});

test('a bare address speaks the stored choice, then the browser’s language; any other its own', async ({
  request,
}) => {
  const german = { 'accept-language': 'tlh, de-AT;q=0.9, fr;q=0.5' };
  const languageAt = async (path: string, headers: Record<string, string>) =>
    (await get(request, path, headers)).headers['content-language'];
  for (const path of ['/', '/privacy-policy', '/chat', '/nowhere']) {
    expect(await languageAt(path, german)).toBe('de');
    expect(await languageAt(path, { ...german, cookie: 'language=ja' })).toBe('ja');
    expect(await languageAt(path, { ...german, cookie: 'language=klingon' })).toBe('de');
    expect(await languageAt(path, { 'accept-language': 'tlh' })).toBe('en');
  }
  const french = { ...german, cookie: 'language=ja' };
  for (const path of ['/fr', '/fr/', '/fr/privacy-policy', '/fr/chat']) {
    expect(await languageAt(path, french)).toBe('fr');
  }
  const english = await get(request, '/en/privacy-policy', german);
  expect(english.headers['content-language']).toBe('en');
  expect(hrefsOf(english.html, 'canonical')[0]).toMatch(/\d\/privacy-policy$/);
  // What is no page of anybody's is found nowhere.
  expect(rootOf((await get(request, '/zz/', german)).html)).toBe('<html lang="de" dir="ltr">');
  expect((await get(request, '/chat')).html).toContain('content="noindex"');
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  const first = await request.get('/de/', { headers });
  const { etag = '', 'cache-control': cache } = first.headers();
  expect([cache, first.headers()['content-encoding']]).toEqual(['no-cache', 'br']);
  const again = await request.get('/de/', { headers: { ...headers, 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect(again.headers()['content-security-policy']).toBe(
    first.headers()['content-security-policy'],
  );
  const other = await request.get('/fr/', { headers: { ...headers, 'if-none-match': etag } });
  expect(other.status()).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the selector and the pages work', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/privacy-policy$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('footer a[href="/de/accessibility"]').click();
    await expect(page).toHaveURL(/\/de\/accessibility$/);
  });
});

test('the choice on the landing page is kept, by keyboard too, and the app goes on in it', async ({
  page,
  context,
}) => {
  await markTexts(page, 'de');
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).focus();
  await page.keyboard.press('Enter');
  const current = page.getByRole('link', { name: 'English' });
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current.locator('svg')).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
    value: 'de',
    sameSite: 'Lax',
  });

  await page.locator('[data-go="/auth"]').click();
  await expect(page).toHaveURL(/[^e]\/auth$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('de: ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The bare address speaks German from now on.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('whoever goes on from an address that names a language has chosen it', async ({ page }) => {
  await page.goto('/hu/');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await page.locator('[data-go="/auth"]').click();
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hu');

  await arrive(page);
  await page.goto('/es/chat');
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page).toHaveURL(/\d\/chat$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a choice without its cookie still counts', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('language', 'sv'));
  await page.goto('/grief-resources#crisis');
  await expect(page).toHaveURL(/\/sv\/grief-resources#crisis$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect((await context.cookies()).map(({ value }) => value)).toContain('sv');
});

test('in the conversation the language changes at once, in every tab, and nothing typed is lost', async ({
  page,
  context,
  product,
}) => {
  product.model.scenario('plain');
  await arrive(page);
  await page.goto('/chat');
  await composerOf(page).fill('I made your tea.');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your account');
  const begun = await page.evaluate(() => performance.timeOrigin);

  for (const tab of [page, other]) await markTexts(tab, 'ar');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) {
      calls.push(`${request.method()} ${request.headers()['accept-language']}`);
    }
  });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(/^ar: /);
  const composer = page.getByRole('textbox');
  await expect(composer).toHaveValue('I made your tea.');
  await expect(composer).toHaveAccessibleName(/^ar: /);
  await composer.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  // The page runs from right to left, English words in it as they are read.
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('I made your tea.', { exact: true })).toHaveCSS('direction', 'ltr');
  await expect.poll(() => calls).toContain('POST ar-US');
  expect(calls).toContain('PATCH ar-US');
  expect(calls.filter((call) => !call.endsWith(' ar-US'))).toEqual([]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(begun);

  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^ar: /);
});

test('where the texts of a language cannot be had, all stays as it is and it is said', async ({
  page,
  consoleErrors,
}) => {
  await arrive(page);
  await page.goto('/chat');
  await write(page, 'I made your tea.');
  await expect(replies(page)).toHaveCount(1);
  let asked = 0;
  await page.route('**/assets/packs/*/pl.base.json', (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  // Six tries, 350 ms apart and double each time.
  await expect(
    page.getByRole('listitem').filter({ hasText: 'There is no connection' }),
  ).toBeVisible({
    timeout: 20_000,
  });
  expect(asked).toBe(6);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await page.unroute('**/assets/packs/*/pl.base.json');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  consoleErrors.length = 0;
});

test('on a small phone the name and the badge that tells of the AI stand whole, in every language', async ({
  page,
  product,
}) => {
  test.slow();
  product.model.scenario('plain');
  await page.setViewportSize({ width: 360, height: 780 });
  const token = await arrive(page);
  const answer = await page.request.post('/api/chat', {
    headers: { authorization: `Bearer ${token}` },
    data: { message: 'I picked blueberries today.' },
  });
  expect(answer.ok()).toBe(true);
  for (const { code } of LANGUAGES) {
    await chooseLanguage(page, product.url, code);
    await page.goto('/chat');
    const say = wordsOf(code);
    await expect(page.getByRole('button', { name: say('search.open'), exact: true })).toBeVisible();
    const name = page.getByRole('heading', { level: 1 });
    expect(
      await name.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ]),
      code,
    ).toEqual([0, 0]);
    const badge = page.locator('header').getByText(say('chat.badge.ai'), { exact: true });
    // One line of small type and its edges.
    const { y = 0, height = 99 } = (await badge.boundingBox()) ?? {};
    expect(height, code).toBeLessThan(32);
    // Beside the name, however many lines that has.
    const heading = await name.boundingBox();
    expect(y + height, code).toBeLessThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  }
});

test('no space stands after a full stop that is as wide as one', async ({ page }) => {
  for (const code of ['ja', 'zh']) {
    for (const name of PUBLIC_PAGES) {
      await page.goto(`/${[code, name].filter(Boolean).join('/')}`);
      await expect(page.locator('main')).not.toContainText(/[。、，！？：；] \S/);
    }
  }
});

test('French quotation marks keep their no-break spaces', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('html')).toHaveCSS('quotes', '"«\u00a0" "\u00a0»"');
});
