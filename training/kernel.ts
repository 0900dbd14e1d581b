import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const FOLDER = new URL('../server/care/encoder/', import.meta.url);

/** Brings the text of the encoder's kernel into the form that runs. */
export async function writeKernel(): Promise<void> {
  const tools = await wabt();
  const text = readFileSync(new URL('kernel.wat', FOLDER), 'utf8');
  const { buffer } = tools.parseWat('kernel.wat', text, { simd: true }).toBinary({});
  writeFileSync(new URL('kernel.wasm', FOLDER), buffer);
}
