import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'bench:react-alone';

/** The size of React and its DOM renderer alone, bundled as the client is, bytes of brotli. */
export async function bytesOfReact(): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `${process.cwd()}/bench/${ENTRY}.js` : null),
        load: (id) =>
          id.includes(ENTRY)
            ? `import { createRoot } from 'react-dom/client'; createRoot(document.body).render('');`
            : null,
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } },
  });
  if (!('output' in output)) throw new Error('the bundle of React alone came out otherwise');
  const [bundle] = output.output;
  return brotliCompressSync(bundle.code).length;
}
