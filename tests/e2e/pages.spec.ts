import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languageCodes } from '../../shared/languages.ts';
import { addressOf } from '../../shared/rules/public-pages.ts';
import { arrive, expect, expectNoSidewaysScroll, registerOnScreen, test } from './support.ts';

test.use({ settings: { PAYMENTS: 'off' } });

const PAGES = [
  { path: '/grief-resources', title: 'Free grief resources' },
  { path: '/safety', title: 'Your safety' },
  { path: '/privacy-policy', title: 'Privacy policy' },
  { path: '/terms-of-service', title: 'Terms of service' },
  { path: '/accessibility', title: 'Accessibility' },
] as const;

const ORGANIZATIONS = [
  ['Grief Angels', 'mygriefangels.org'],
  ['GriefChat', 'griefchat.co.uk'],
  ['VITAS Healthcare', 'vitas.com'],
  ['CancerCare', 'cancercare.org'],
  ['GriefShare', 'griefshare.org'],
  ['Bo’s Place', 'bosplace.org'],
  ['Bereaved Parents of the USA', 'bereavedparentsusa.org'],
  ['Rainbows for All Children', 'rainbows.org'],
  ['SAMHSA', 'samhsa.gov'],
  ['Vet Centers', 'vetcenter.va.gov'],
] as const;

async function expectPage(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Keepsake`);
}

for (const [theme, width] of [
  ['light', 320],
  ['dark', 360],
  ['light', 1440],
  ['dark', 1440],
] as const) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the public pages, ${theme} ${width}`, async ({ page, shot }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const descriptions = new Set<string | null>();
      for (const { path, title } of PAGES) {
        await page.goto(path);
        await expectPage(page, title);
        const description = page.locator('meta[name="description"]');
        await expect(description).not.toHaveAttribute('content', /\{\{|^$/);
        descriptions.add(await description.getAttribute('content'));
        await expect(page.locator('main')).not.toContainText(/\{\{|<\/?\w+>/);
        await expectNoSidewaysScroll(page);
        await shot(page, path.slice(1));
        for (const { path: other } of PAGES) {
          await expect(page.locator(`footer a[href="${other}"]`)).toBeVisible();
        }
      }
      expect(descriptions.size).toBe(PAGES.length);
    });
  });
}

test('the crisis lines come first, then the ten organizations', async ({ page }) => {
  await page.goto('/grief-resources');
  const crisis = page.getByRole('region', { name: 'If you are in crisis' });
  await expect(crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(crisis.getByRole('link', { name: 'Text 741741' })).toHaveAttribute(
    'href',
    'sms:741741',
  );
  await expect(crisis).toContainText('In the United States');
  await expect(crisis).toContainText('Free, confidential, 24/7.');
  await expect(crisis.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com/',
  );
  await expect(crisis).toContainText('Call your emergency number');

  const items = page.getByRole('region', { name: 'Organizations that help' }).getByRole('listitem');
  await expect(items).toHaveCount(ORGANIZATIONS.length);
  for (const [at, [name, host]] of ORGANIZATIONS.entries()) {
    const item = items.nth(at);
    await expect(item.getByRole('heading')).toContainText(name);
    const link = item.getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^https://(www\\.)?${host}/`));
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  }
});

test('in Arabic the name of the crisis line begins with its number, as it is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/ar/grief-resources');
  const [number, word] = await page.locator('a[href="tel:988"]').evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!text.includes('Suicide')) continue;
      return ['988', 'Suicide'].map((part) => {
        const range = document.createRange();
        range.setStart(node, text.indexOf(part));
        range.setEnd(node, text.indexOf(part) + part.length);
        return range.getBoundingClientRect().left;
      });
    }
    return [];
  });
  expect(number).toBeLessThan(word ?? 0);
});

/** What is said there, read from where the server reads it. */
function readPack(path: string) {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

function hoursIn(code: string, count: number): string {
  if (code === 'ja') return `${count}時間`;
  if (code === 'zh') return `${count} 小时`;
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(code, unit).format(count);
}

test('the page of safety quotes what care says, in every language', async ({ page }) => {
  for (const code of languageCodes) {
    await page.goto(addressOf('safety', code));
    const words = readPack(`server/care/words/${code}.json`);
    await expect(page.locator('blockquote')).toHaveText([
      readPack(`shared/sentences/${code}.json`).ai_notice,
      words.first[0].before,
      words.checks[1],
      words.safe[0],
      words.instead.warm[0],
    ]);
    await expect(page.locator('main')).not.toContainText(/\{\{|<\/?\w+>/);
    await expect(page.locator('#notice')).toContainText(hoursIn(code, 3));
    await expect(page.locator('[aria-labelledby=crisis] a[href="tel:988"]')).toBeVisible();
  }
});

test('the page of safety counts how often help was named', async ({ page }) => {
  const year = new Date().getUTCFullYear();
  const counts = page.locator('#counts');
  await page.goto('/safety');
  await expect(counts).toContainText(`${year}, so far: 0`);
  const token = await arrive(page);
  const asked = await page.request.post('/api/chat', {
    headers: { authorization: `Bearer ${token}` },
    data: { message: 'I want to kill myself tonight.', messageId: crypto.randomUUID() },
  });
  expect(asked.ok()).toBe(true);
  await page.goto('/safety');
  await expect(counts).toContainText(`${year}, so far: 1`);
  await expect(counts).toContainText(`${year - 1}: 0`);
});

test('a long text is found by its contents, and by an address that names a part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/privacy-policy');
  await expect(page.getByText('Last updated Oct 13 2025.')).toBeVisible();
  const heading = page.getByRole('heading', { name: 'What you can ask for' });
  await expect(heading).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What you can ask for' })
    .click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#rights$/);

  await page.goto('/terms-of-service#cancel');
  await expect(page.getByRole('heading', { name: 'Cancelling' })).toBeInViewport();
});

test('the pages stand for one who is logged in too, and lead back', async ({ page }) => {
  await registerOnScreen(page, 'dora@example.org');
  await expect(page.getByRole('button', { name: 'Create profile' })).toBeVisible();
  for (const { path, title } of PAGES) {
    await page.goto(path);
    await expectPage(page, title);
  }
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('link', { name: 'Back to Keepsake' }).click();
  await expect(page.getByRole('button', { name: 'Create profile' })).toBeVisible();
});
