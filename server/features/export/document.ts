import { EXPORT_FORMAT, EXPORT_VERSION } from '#shared/contract/export.ts';
import type { ExportSource } from './export-source.ts';

/** A list that is too long to be held at once. */
type Long = { each: () => AsyncIterable<unknown> };

/**
 * The parts of keepsake.json by name, in their order. A new part is one more line here, and a line
 * in docs/export.md; what is to be taken back stands in `importedDocument` as well.
 */
function partsOf(source: ExportSource): Record<string, unknown> {
  return {
    account: source.account,
    consents: source.consents,
    subscription: source.subscription,
    agreements: source.agreements,
    visits: { each: source.visits } satisfies Long,
    settings: source.settings,
    profile: source.profile,
    photos: source.photos.map(({ file, addedAt, gallery }) => ({
      file,
      addedAt,
      gallery: gallery ?? null,
    })),
    usage: source.usage,
    memories: source.memories,
    messages: { each: source.messages } satisfies Long,
  };
}

/** keepsake.json, piece by piece; each message stands on a line of its own. `at` is now, ms. */
export async function* writeDocument(source: ExportSource, at: number): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `{\n"format": ${JSON.stringify(EXPORT_FORMAT)},\n"version": ${EXPORT_VERSION},\n"exportedAt": ${at}`,
  );
  for (const [name, part] of Object.entries(partsOf(source))) {
    yield Buffer.from(`,\n${JSON.stringify(name)}: `);
    if (isLong(part)) yield* writeList(part);
    else yield Buffer.from(JSON.stringify(part, null, 1));
  }
  yield Buffer.from('\n}\n');
}

async function* writeList({ each }: Long): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const item of each()) {
    yield Buffer.from(before + JSON.stringify(item));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]' : '\n]');
}

function isLong(part: unknown): part is Long {
  return typeof part === 'object' && part !== null && 'each' in part;
}
