// Runs a script of the product on the Node it needs: node [FLAGS] scripts/with-node.mjs FILE [ARGUMENTS].
// npm's own PATH is not enough: npm 10 makes no `node` link once two platform packages are listed.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nodeBinary } from './node-binary.mjs';

const [file = '', ...rest] = process.argv.slice(2);
const binary = nodeBinary();
// Kept between starts: what is read there need not be compiled, nor stripped of its types, again.
const compiled = fileURLToPath(new URL('../dist/compiled', import.meta.url));
process.env.NODE_COMPILE_CACHE ??= compiled;
process.env.PATH = `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}`;

if (binary === process.execPath) {
  module.enableCompileCache?.(compiled);
  process.argv = [binary, resolve(file), ...rest];
  await import(pathToFileURL(resolve(file)).href);
} else {
  const child = spawn(binary, [...process.execArgv, file, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}
