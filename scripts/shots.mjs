/**
 * Pictures of every screen, in chosen languages, widths and themes, in shots/screens:
 *   npm run shots -- --languages=en,ar --widths=360,1440 --themes=light,dark
 * or, with --readme, the pictures that the README shows, in docs/pictures.
 * Needs what `npm test` installs.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de,ar,ja' },
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    readme: { type: 'boolean', default: false },
  },
});
await import('./build.mjs');
const what = values.readme ? 'readme' : 'contact-sheet';
if (!values.readme) rmSync('shots/screens', { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/shots/playwright.config.mjs',
    `${what}.spec.ts`,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SHOTS_LANGUAGES: values.languages,
      SHOTS_WIDTHS: values.widths,
      SHOTS_THEMES: values.themes,
    },
  },
);
process.exitCode = status ?? 1;
