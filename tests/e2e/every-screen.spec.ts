import { LANGUAGES } from '../../shared/languages.ts';
import { clippedTexts } from './boxes.ts';
import { chooseLanguage, WALKS } from './screens.ts';
import { chooseTheme, expect, expectAccessible, test } from './support.ts';
import { wordsOf } from './words.ts';

/** The narrowest screen that WCAG 2.2 (1.4.10) asks for: also 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

for (const { code } of LANGUAGES) {
  for (const [part, { settings, walk }] of Object.entries(WALKS)) {
    test.describe(`${code}: ${part}`, () => {
      test.use({ settings, viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

      test(`${code}, ${part}: each screen is accessible in both rooms, and nothing is cut off at 320 px`, async ({
        page,
        product,
        consoleErrors,
      }) => {
        test.slow();
        await chooseLanguage(page, product.url, code);
        const cut: string[] = [];
        const at = async (screen: string): Promise<void> => {
          await expectAccessible(page);
          await chooseTheme(page, 'dark');
          await expectAccessible(page, ['color-contrast']);
          await chooseTheme(page, 'light');
          await page.setViewportSize(NARROW);
          for (const text of await clippedTexts(page)) cut.push(`${screen}: ${text}`);
          await page.setViewportSize(WIDE);
        };
        await walk({ page, product, language: code, say: wordsOf(code), at });
        expect(cut).toEqual([]);
        // A refused call is told on the console by the browser itself.
        const own = consoleErrors.filter((line) => !line.includes('Failed to load resource'));
        expect(own).toEqual([]);
        consoleErrors.length = 0;
      });
    });
  }
}
