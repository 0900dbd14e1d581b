import type { LanguageCode } from '../../shared/languages.ts';
import { clippedTexts } from './boxes.ts';
import {
  lostInOwnColours,
  movingThings,
  outlineTrouble,
  smallTargets,
  spaceText,
  unspaceText,
} from './measures.ts';
import { chooseLanguage, WALKS } from './screens.ts';
import { expect, settled, test } from './support.ts';
import { wordsOf } from './words.ts';

/** English, the longest words, and the other direction. */
const LOOKED_AT: readonly LanguageCode[] = ['en', 'de', 'ar'];

for (const code of LOOKED_AT) {
  for (const [part, { settings, walk }] of Object.entries(WALKS)) {
    test.describe(`${code}: ${part}`, () => {
      test.use({
        settings,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: 'reduce' },
      });

      test(`${code}, ${part}: a finger hits each control, headings lead through, spaced text stays whole, nothing moves, own colours lose nothing`, async ({
        page,
        product,
        consoleErrors,
      }) => {
        test.slow();
        await chooseLanguage(page, product.url, code);
        const trouble: string[] = [];
        const at = async (screen: string): Promise<void> => {
          await settled(page);
          const note = (lines: string[]) => trouble.push(...lines.map((l) => `${screen}: ${l}`));
          note(await outlineTrouble(page));
          note(await smallTargets(page));
          note(await movingThings(page));
          await spaceText(page);
          note(await clippedTexts(page));
          await unspaceText(page);
          await page.emulateMedia({ forcedColors: 'active' });
          note(await lostInOwnColours(page));
          await page.emulateMedia({ forcedColors: 'none' });
        };
        await walk({ page, product, language: code, say: wordsOf(code), at });
        expect(trouble).toEqual([]);
        // A refused call is told on the console by the browser itself.
        const own = consoleErrors.filter((line) => !line.includes('Failed to load resource'));
        expect(own).toEqual([]);
        consoleErrors.length = 0;
      });
    });
  }
}
