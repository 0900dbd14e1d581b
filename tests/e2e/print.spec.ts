import type { LanguageCode } from '../../shared/languages.ts';
import { clippedTexts } from './boxes.ts';
import { chooseLanguage } from './screens.ts';
import { arrive, chooseTheme, expect, expectAccessible, test } from './support.ts';
import { wordsOf } from './words.ts';

test.use({ settings: { PAYMENTS: 'off' } });

const SAID: Partial<Record<LanguageCode, { own: string; reply: string }>> = {
  en: {
    own: 'I picked blueberries today.',
    reply: 'I have the fjord, and the berries in August. ',
  },
  ar: { own: 'قطفت التوت اليوم.', reply: 'أتذكر المضيق، والتوت في آب. ' },
};

/** More than fit a screen, so that some are not drawn until the page is printed. */
const MESSAGES = 8;

for (const [code, { own, reply }] of Object.entries(SAID)) {
  test(`${code}: a conversation prints whole, by night too as ink on white, and without what is to be pressed`, async ({
    page,
    product,
  }) => {
    test.slow();
    const say = wordsOf(code === 'ar' ? 'ar' : 'en');
    await chooseLanguage(page, product.url, code);
    product.model.scenario('plain', { reply: reply.repeat(12) });
    const token = await arrive(page);
    for (let count = 0; count < MESSAGES; count += 1) {
      const answer = await page.request.post('/api/chat', {
        headers: { authorization: `Bearer ${token}` },
        data: { message: own },
      });
      expect(answer.ok()).toBe(true);
    }
    await page.goto('/');
    const articles = page.getByRole('article');
    await expect(articles.last()).toContainText(/\d:\d\d/);
    expect(await articles.count()).toBeLessThan(2 * MESSAGES);
    const html = page.locator('html');
    const ink = await html.evaluate((root) => getComputedStyle(root).color);
    await chooseTheme(page, 'dark');
    await expect(html).not.toHaveCSS('color', ink);

    await page.pdf({ format: 'A4', path: `shots/e2e/conversation-${code}.pdf` });
    await page.emulateMedia({ media: 'print' });
    // What the browser tells the page before it prints.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(articles).toHaveCount(2 * MESSAGES);
    await expect(html).toHaveCSS('color', ink);
    await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(html).toHaveCSS('color-scheme', 'light');
    await expectAccessible(page, ['color-contrast']);
    expect(await clippedTexts(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say('chat.badge.ai'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.screenshot({ path: `shots/e2e/conversation-${code}.png`, fullPage: true });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });
}
