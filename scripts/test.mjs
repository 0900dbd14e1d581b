// `npm test`: every suite, one after the other, and one closing line that counts them.
// Names as arguments run only those: npm test -- lint api
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'keepsake-reports-'));
const total = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
/**
 * A browser test that fails is tried once more; one that passes then is named and counted apart. Two
 * real processes, a browser and a clock share a machine that has other work, and one late moment in
 * a quarter of an hour says little; more of them say that something is wrong, and the run fails.
 */
const UNSTEADY_AT_MOST = 2;
const asked = process.argv.slice(2);

const suites = {
  types: () => check('types', 'typescript/bin/tsc', ['-p', '.']),
  lint: () => check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  format: () => check('format', '@biomejs/biome/bin/biome', ['format', '--error-on-warnings']),
  layers: checkLayers,
  unused: () => check('unused code', 'knip/bin/knip.js', []),
  api: () => vitest('unit and API tests, embedded database', ['--exclude', 'tests/faults/**'], {}),
  postgres: () =>
    onPostgres(
      (env) =>
        vitest(
          'API tests, PostgreSQL',
          [
            'server/features/',
            'server/http/',
            'server/vault/',
            'tests/contract/',
            'tests/attacks/',
          ],
          env,
        ),
      'nothing',
    ),
  faults: () =>
    onPostgres(
      (env) => vitest('faults, both engines', ['tests/faults/', '--no-file-parallelism'], env),
      'the rest',
    ),
  browser: inBrowser,
};

for (const [name, run] of Object.entries(suites)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const unsteady = total.unsteady > 0 ? `, ${total.unsteady} passed only at the second go` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}${unsteady}`);
process.exit(total.failed > 0 ? 1 : 0);

function run(title, script, args, env = {}) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`   ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return status;
}

/** The layer rules; a run that found no module would pass for the wrong reason. */
function checkLayers() {
  const args = [
    'shared',
    'server',
    'client',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
  ];
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...args],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout);
  for (const { rule, from, to } of summary.violations)
    console.log(`   ${rule.name}: ${from} -> ${to}`);
  console.log(`\n== layers: ${summary.totalCruised} modules, ${summary.error} against the rules`);
  total[summary.error === 0 && summary.totalCruised > 100 ? 'passed' : 'failed'] += 1;
}

function check(title, script, args) {
  const passed = run(title, script, args) === 0;
  total[passed ? 'passed' : 'failed'] += 1;
}

function vitest(title, args, env) {
  const file = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const status = run(
    title,
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    env,
  );
  count(title, status, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

/** Adds a suite's figures; a suite that failed without a failed test counts as one. */
function count(title, status, read) {
  let figures = { passed: 0, failed: 1, skipped: 0 };
  try {
    figures = read();
  } catch (error) {
    console.error(`${title}: no report was written (${error.message})`);
  }
  if (status !== 0 && figures.failed === 0) figures.failed = 1;
  for (const key of Object.keys(total)) total[key] += figures[key] ?? 0;
}

/**
 * Runs a suite with a PostgreSQL server: the one TEST_DATABASE_URL names, else one started for it.
 * Where there is none that is said and counted, and `the rest` of the suite or `nothing` runs.
 */
async function onPostgres(suite, without) {
  const given = process.env.TEST_DATABASE_URL;
  const bin = findPostgres();
  if (given === undefined && bin === undefined) {
    console.log('\n== PostgreSQL 15 or newer was not found: what needs it is skipped.');
    total[process.env.CI ? 'failed' : 'skipped'] += 1;
    if (without === 'the rest') suite({});
    return;
  }
  const server = given === undefined ? await startPostgres(bin) : undefined;
  console.log(`\n== PostgreSQL: ${server ? `started from ${bin}` : 'TEST_DATABASE_URL'}`);
  try {
    suite({ TEST_DATABASE_URL: given ?? server.url });
  } finally {
    await server?.stop();
  }
}

async function inBrowser() {
  const browser = ensureBrowser();
  if (browser === undefined) {
    console.log(
      '\n== No Chromium was found: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    total.failed += 1;
    return;
  }
  if (run('build', '../scripts/build.mjs', []) !== 0) {
    total.failed += 1;
    return;
  }
  const file = join(reports, 'browser.json');
  const status = run('browser tests', '@playwright/test/cli.js', ['test', '--retries=1'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  count('browser tests', status, () => {
    const { stats, suites: found } = JSON.parse(readFileSync(file, 'utf8'));
    for (const title of titlesOf(found, 'flaky')) {
      console.log(`   passed only at the second go: ${title}`);
    }
    const tooMany = Math.max(0, stats.flaky - UNSTEADY_AT_MOST);
    return {
      passed: stats.expected,
      failed: stats.unexpected + tooMany,
      skipped: stats.skipped,
      unsteady: stats.flaky - tooMany,
    };
  });
}

/** The titles of the browser tests that ended so, each with its file. */
function titlesOf(found, status) {
  return found.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `${spec.file}: ${spec.title}`),
    ...titlesOf(suite.suites ?? [], status),
  ]);
}
