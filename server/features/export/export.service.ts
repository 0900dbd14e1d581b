import type { Deps } from '#server/deps.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { EXPORT_DOCUMENT } from '#shared/contract/export.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { SealBroken } from '#server/vault/seal.ts';
import { writeBook } from './book.ts';
import { loadBookWords } from './book-words.ts';
import { writeDocument } from './document.ts';
import { type ExportSource, openSource, type SourceDeps } from './export-source.ts';
import { writeZip, type ZipEntry } from './zip-writer.ts';

/** How long a link is good for, ms: from the press of a button to the browser's own download. */
const LINK_MS = 60_000;
const LINK_PLACE = 'export.link';

/** How an export is read: its book speaks a language, and its days begin somewhere. */
export interface Reader {
  language: LanguageCode;
  timeZone: string | undefined;
}

/** A file on its way, piece by piece. */
export interface Download {
  filename: string;
  bytes: AsyncIterable<Buffer>;
}

/** What a link stands for. */
export interface Ticket extends Reader {
  token: string;
}

export interface ExportService {
  /**
   * Everything the person has here, as one zip. Throws too_many_requests.
   */
  open(actor: Actor, reader: Reader): Promise<Download>;
  /**
   * A ticket that opens the caller's export for a minute, so that the browser itself can fetch it:
   * a page would have to hold all of it in memory. Sealed, and bound to the session. Throws as `open`.
   */
  ticket(actor: Actor, token: string, reader: Reader): Promise<string>;
  /** What a ticket stands for, or undefined where it is none or is over. */
  redeem(ticket: string): Ticket | undefined;
}

type ExportDeps = Pick<Deps, 'clock' | 'env' | 'rateLimits'> & SourceDeps;

/** A copy of everything, to take along. */
export function createExportService(deps: ExportDeps): ExportService {
  const { vault, clock, env, rateLimits } = deps;
  const wordsOf = loadBookWords();

  async function* entries(source: ExportSource, reader: Reader): AsyncGenerator<ZipEntry> {
    const at = clock.now();
    yield { name: EXPORT_DOCUMENT, data: writeDocument(source, at) };
    const book = {
      words: wordsOf(reader.language),
      language: reader.language,
      timeZone: reader.timeZone ?? source.settings.timeZone ?? 'UTC',
      product: env.PRODUCT_NAME,
      at,
    };
    yield { name: 'book.html', data: writeBook(source, book) };
    for (const { file, path } of source.photos) {
      const bytes = await source.photoBytes(path);
      if (bytes) yield { name: file, data: [bytes], stored: true };
    }
  }

  return {
    async open(actor, reader) {
      await rateLimits.claim('exportByAccount', actor.userId);
      const source = await openSource(deps, actor);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      return {
        filename: `keepsake-${day}.zip`,
        bytes: writeZip(entries(source, reader), clock.now()),
      };
    },

    async ticket(actor, token, { language, timeZone }) {
      await rateLimits.check('exportByAccount', actor.userId);
      const ticket = { token, language, timeZone, until: clock.now() + LINK_MS };
      return vault.system.sealText(JSON.stringify(ticket), LINK_PLACE).toString('base64url');
    },

    redeem(text) {
      const ticket = opened(deps, text);
      return ticket && ticket.until >= clock.now() ? ticket : undefined;
    },
  };
}

function opened({ vault }: ExportDeps, text: string): (Ticket & { until: number }) | undefined {
  try {
    return JSON.parse(vault.system.openText(Buffer.from(text, 'base64url'), LINK_PLACE));
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
