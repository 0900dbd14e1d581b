// Installs what the lock file names, if it is not installed: node scripts/setup.mjs run|test.
// `run` is what building and running needs; `test` adds the tools of the tests. Needs Node 20 and
// npm, and no package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from './node-binary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.keepsake-installed`;
const wanted = process.argv[2] === 'test' ? 'test' : 'run';
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!isInstalled()) {
  install();
  writeFileSync(stampFile, `${lock} ${wanted}`);
}
nodeBinary();

function isInstalled() {
  if (!existsSync(stampFile)) return false;
  const [installedLock, what] = readFileSync(stampFile, 'utf8').split(' ');
  return installedLock === lock && (what === 'test' || what === wanted);
}

function install() {
  process.stderr.write('Installing what the lock file names …\n');
  const npm = process.env.npm_execpath;
  const flags = [
    'ci',
    wanted === 'test' ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [command, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  // npm's own report goes to standard error: standard output belongs to the product.
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed; the lines above say why.\n');
    process.exit(1);
  }
}
