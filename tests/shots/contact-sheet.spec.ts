import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../shared/languages.ts';
import { chooseLanguage, WALKS } from '../e2e/screens.ts';
import { chooseTheme, settled, test } from '../e2e/support.ts';
import { wordsOf } from '../e2e/words.ts';

// Set by scripts/shots.mjs.
const chosen = (name: string): string[] => (process.env[name] ?? '').split(',').filter(Boolean);
const languages = languageCodes.filter((code) => chosen('SHOTS_LANGUAGES').includes(code));
const themes = (['light', 'dark'] as const).filter((name) => chosen('SHOTS_THEMES').includes(name));
const FOLDER = 'shots/screens';

for (const width of chosen('SHOTS_WIDTHS').map(Number)) {
  for (const code of languages) {
    for (const [part, { settings, walk }] of Object.entries(WALKS)) {
      test.describe(`${code}, ${width} px: ${part}`, () => {
        test.use({
          settings,
          viewport: { width, height: width < 900 ? 780 : 900 },
          hasTouch: width < 900,
          contextOptions: { reducedMotion: 'reduce' },
        });

        test(`${code}, ${width} px: ${part}`, async ({ page, product, consoleErrors }) => {
          test.slow();
          mkdirSync(FOLDER, { recursive: true });
          await chooseLanguage(page, product.url, code);
          let count = 0;
          const at = async (screen: string): Promise<void> => {
            count += 1;
            const number = String(count).padStart(2, '0');
            for (const theme of themes) {
              await chooseTheme(page, theme);
              await settled(page);
              const name = `${part.replace(' ', '-')}-${number}-${screen}-${code}-${width}-${theme}`;
              await page.screenshot({ path: join(FOLDER, `${name}.png`) });
            }
          };
          await walk({ page, product, language: code, say: wordsOf(code), at });
          // Pictures are no test: what the browser complains of is looked for in tests/e2e.
          consoleErrors.length = 0;
        });
      });
    }
  }
}
