/**
 * Builds the client into dist/client: Vite's bundle, the public pages prerendered in every language,
 * and every other text file compressed beforehand (the server compresses pages, once it has put the
 * operator's name into them). Does nothing, and says nothing, when nothing it reads has changed.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (path) => join(ROOT, path);
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs'];
const OUT = inRoot('dist/client');
const NEXT = inRoot('dist/client-next');
const PRERENDER = inRoot('dist/prerender');
const STAMP = inRoot('dist/client.stamp');
const CHUNKS = 'chunks.json';
/** The chunk that draws the log-in (vite.config.ts), whose page asks for all of it at once. */
const DOOR = 'auth';
const COMPRESSED = /\.(js|css|svg|json|txt)$/;

const stamp = stampOf(SOURCES);
if (!existsSync(join(OUT, 'pages')) || readStamp() !== stamp) {
  process.chdir(ROOT);
  await buildBundle();
  await writePages();
  await compressAll(NEXT);
  rmSync(OUT, { recursive: true, force: true });
  renameSync(NEXT, OUT);
  writeFileSync(STAMP, stamp);
}

/** One hash over path, size and time of change of every source. */
function stampOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesUnder(inRoot(source))) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function buildBundle() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { outDir: NEXT, emptyOutDir: true, manifest: CHUNKS } });
}

/** Draws the pages with React on this side; see client/prerender.tsx for what is written. */
async function writePages() {
  const { build } = await import('vite');
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: inRoot('client/prerender.tsx'), outDir: PRERENDER, emptyOutDir: true },
  });
  const { prerender } = await import(pathToFileURL(join(PRERENDER, 'prerender.js')).href);
  const inputs = ['index.html', 'manifest.webmanifest', CHUNKS].map((name) => join(NEXT, name));
  const [page, manifest, chunks] = inputs.map((path) => readFileSync(path, 'utf8'));
  const files = await prerender(page, manifest, filesOf(JSON.parse(chunks), DOOR));
  for (const { text } of files) assertFontsExist(text);
  mkdirSync(join(NEXT, 'pages'));
  for (const { name, text } of files) writeFileSync(join(NEXT, 'pages', name), text);
  for (const path of [...inputs, PRERENDER]) rmSync(path, { recursive: true });
}

/** The addresses of the scripts and styles of a chunk, and of all the chunks that it imports. */
function filesOf(chunks, name) {
  const found = new Set();
  const waiting = Object.values(chunks).filter((chunk) => chunk.name === name);
  if (waiting.length !== 1) throw new Error(`there should be one chunk ${name}`);
  for (const { file, css = [], imports = [] } of waiting) {
    for (const each of [file, ...css]) found.add(`/${each}`);
    waiting.push(...imports.map((key) => chunks[key]));
  }
  return [...found];
}

/** A page's style names the fonts of the bundle; a name that only one build knows would be lost. */
function assertFontsExist(text) {
  for (const [, path] of text.matchAll(/url\("?([^")]+)"?\)/g)) {
    if (!existsSync(join(NEXT, path))) throw new Error(`a page names ${path}, which is not there`);
  }
}

async function compressAll(folder) {
  const files = filesUnder(folder).filter((path) => COMPRESSED.test(path));
  await Promise.all(files.map(compress));
}

async function compress(path) {
  const bytes = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }));
  writeFileSync(
    `${path}.gz`,
    await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  );
}
