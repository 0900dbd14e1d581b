import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { PAYLOADS } from './payloads.ts';
import { expect, logOut, registerOnScreen, replies, test, write } from './support.ts';

const SVG = '"><svg onload=alert(1)><img src=x onerror=alert(2)>';
/** A reply's words are text, and the marks of ours on its sentences. */
const REPLY_TEXT = 'p[dir=auto].whitespace-pre-wrap';
/** Whatever is no mark of ours on a sentence. */
const NOT_A_MARK = '*:not(span[data-mark])';
/** Elements that no text of a person may become; the contents of a public page are our own. */
const FOREIGN =
  'iframe, object, embed, math, html:not([data-page]) details, form[action], video, audio, base, [onload], [onerror], [ontoggle], [onfocus], [href^="javascript:"], [href^="data:"], [src*=evil], [href*=evil]';

test.use({ settings: { PAYMENTS: 'off', DAILY_MESSAGE_LIMIT: '200' } });

/** Writes down whatever must not happen; `expectNothing` ends red if any of it did. */
async function watch(page: Page, origin: string) {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`request ${url.href}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => void seen.push(`policy ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportViolation')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    seen,
    async expectNothing() {
      expect(await page.locator(FOREIGN).count()).toBe(0);
      expect(page.frames()).toHaveLength(1);
      expect(seen).toEqual([]);
    },
  };
}

test('attack 10, 11, 16, ASVS V1.2.2, V1.3.5: sixty replies full of markup are shown as they are', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watch(page, product.url);
  product.model.scenario('plain');
  await registerOnScreen(page, 'anna@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ingrid');
  await page.getByRole('button', { name: 'Create profile' }).click();

  for (const [index, payload] of PAYLOADS.entries()) {
    // In pieces of three letters, so that no piece alone looks like anything.
    product.model.script(async (stage) => {
      for (const piece of `See ${index}: ${payload}`.match(/[^]{1,3}/g) ?? []) {
        await stage.delta(piece);
      }
      await stage.finish();
    });
    await write(page, `Tell me ${index}.`);
    const text = page.locator(REPLY_TEXT).filter({ hasText: `See ${index}:` });
    await expect(text).toHaveText(`See ${index}: ${payload}`);
    expect(await text.locator(NOT_A_MARK).count()).toBe(0);
    await watched.expectNothing();
  }
  expect(PAYLOADS).toHaveLength(60);

  await page.reload();
  const last = page.locator(REPLY_TEXT).filter({ hasText: `See ${PAYLOADS.length - 1}:` });
  await expect(last).toHaveText(`See ${PAYLOADS.length - 1}: ${PAYLOADS.at(-1)}`);
  expect(await page.locator(`${REPLY_TEXT} ${NOT_A_MARK}`).count()).toBe(0);
  await watched.expectNothing();
});

test('ASVS V1.2.1, attack 13, 14: markup in a name, a memory and a message makes no element on any page', async ({
  page,
  product,
  shot,
}) => {
  const watched = await watch(page, product.url);
  product.model.scenario('plain', { reply: `I know. ${SVG} That is all.` });
  await registerOnScreen(page, 'anna@example.org');
  await page.getByLabel('Name', { exact: true }).fill(`Ingrid ${SVG}`);
  for (const label of ['Important dates', 'Key facts', 'Favorite memories', 'Anything else']) {
    await page.getByLabel(label).fill(SVG);
  }
  await page.getByRole('button', { name: 'Create profile' }).click();
  await write(page, `Look: ${SVG}`);
  await expect(replies(page).last()).toContainText('That is all.');
  await expect(page.getByText(`Look: ${SVG}`)).toBeVisible();
  await expect(page.getByText(`Ingrid ${SVG}`).first()).toBeVisible();
  await watched.expectNothing();
  await shot(page, 'markup');
  for (const path of ['/', '/subscribe', '/grief-resources', '/privacy-policy', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('main, [role=main], body > div').first()).toBeVisible();
    await watched.expectNothing();
  }
});

test('attack 15: an event that nobody named is nothing, and no page evaluates text', async ({
  page,
  product,
}) => {
  const watched = await watch(page, product.url);
  product.model.scenario('plain', { reply: 'I am here to listen.' });
  await registerOnScreen(page, 'anna@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ingrid');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.route('**/api/chat', async (route) => {
    const answer = await route.fetch();
    const strange = [
      'event: execute\ndata: {"code":"alert(1)","html":"<img src=x onerror=alert(2)>"}\n\n',
      'event: __proto__\ndata: {"type":"done"}\n\n',
      'event: constructor\ndata: {}\n\n',
      'data: {"type":"delta","text":"<script>alert(3)</script>"}\n\n',
    ];
    await route.fulfill({ response: answer, body: strange.join('') + (await answer.text()) });
  });
  await write(page, 'We baked bread.');
  await expect(replies(page).last()).toContainText('I am here to listen.');
  await expect(page.getByText('alert(')).toHaveCount(0);
  await watched.expectNothing();

  const scripts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const text = readFileSync(`dist/client/assets/${file}`, 'utf8');
    expect([file, /\beval\(|new Function\(|document\.write\(/.exec(text)?.[0]]).toEqual([
      file,
      undefined,
    ]);
  }
});

test('ASVS V3.4.3: a script, a frame and a picture from elsewhere that get into the page are stopped', async ({
  page,
  product,
  consoleErrors,
}) => {
  const watched = await watch(page, product.url);
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const part of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  const hits: string[] = [];
  const elsewhere = createServer((request, response) => {
    hits.push(String(request.url));
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  const host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await page.evaluate((target) => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.wasRun = true');
    const frame = document.createElement('iframe');
    frame.src = `${target}/frame`;
    const picture = document.createElement('img');
    picture.src = `${target}/picture`;
    document.body.append(script, button, frame, picture);
    button.click();
  }, host);
  await expect.poll(() => watched.seen.filter((what) => what.startsWith('policy')).length).toBe(4);
  expect(hits).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined();
  // The browser tells of each of the four on the console, as it should.
  consoleErrors.length = 0;
  elsewhere.close();
  elsewhere.closeAllConnections();
});

test('ASVS V14.3.1 to V14.3.3: the browser keeps a token and two tastes, and after log-out the tastes', async ({
  page,
  product,
}) => {
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      cookies: document.cookie,
    }));
  product.model.scenario('plain');
  await registerOnScreen(page, 'anna@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ingrid');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await write(page, 'A word that only we know: Zimtstern.');
  await expect(replies(page)).toHaveCount(1);
  const nothing = { session: [], databases: 0, caches: 0, cookies: '' };
  const known = new Set(['auth_token', 'theme', 'language']);
  // What was typed lies there until the server has it, and no longer.
  await expect
    .poll(async () => (await stored()).local.filter((key) => !known.has(key)))
    .toEqual([]);
  expect(await stored()).toMatchObject(nothing);
  const words = await page.evaluate(() => JSON.stringify(localStorage));
  expect(words).not.toMatch(/Zimtstern|Ingrid|anna@/);

  await logOut(page);
  const after = await stored();
  expect(after).toMatchObject({ databases: 0, caches: 0, cookies: '' });
  expect(after.local.filter((key) => key === 'auth_token' || !known.has(key))).toEqual([]);
  await page.goBack();
  await expect(page.getByText('Zimtstern')).toHaveCount(0);
});
