import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';

/** Nearly as small as brotli gets, in a tenth of the time: somebody is waiting. */
const QUALITY = 9;
const ENCODINGS = ['br', 'gzip'] as const;

/** What stands in the place of `{{name}}` in a built text, by its name. */
export type Filling = Readonly<Record<string, string>>;

const NOTHING: Filling = {};

/** A built text with the operator's name and address in it, ready to be sent. */
export interface BuiltText {
  text: string;
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * The pages and manifests that scripts/build.mjs wrote. Each is filled in and compressed when it is
 * first asked for, and kept: there are some hundred, and most servers speak few languages.
 */
export class BuiltPages {
  readonly #folder: string;
  readonly #env: Env;
  readonly #base: () => string;
  readonly #kept = new Map<string, { of: string; built: Promise<BuiltText> }>();

  constructor(folder: string, env: Env, base: () => string) {
    this.#folder = folder;
    this.#env = env;
    this.#base = base;
  }

  has(name: string): boolean {
    return existsSync(`${this.#folder}${name}`);
  }

  /**
   * The file of that name, which has to be one that was built, with what it holds open filled in.
   * Throws where it cannot be read.
   */
  get(name: string, filling = NOTHING): Promise<BuiltText> {
    const of = JSON.stringify(filling);
    const kept = this.#kept.get(name);
    if (kept?.of === of) return kept.built;
    const built = this.#read(name, filling);
    this.#kept.set(name, { of, built });
    built.catch(() => this.#kept.delete(name));
    return built;
  }

  async #read(name: string, filling: Filling): Promise<BuiltText> {
    const escape = name.endsWith('.html') ? escapeHtml : escapeJson;
    const built = await readFile(`${this.#folder}${name}`, 'utf8');
    const text = filled(this.#branded(built, escape), filling, escape);
    const identity = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, { params }),
      promisify(gzip)(identity),
    ]);
    const bodies = { br, gzip: gz, identity };
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
    return { text, send: (request, reply) => send(request, reply, bodies, hash) };
  }

  /** A text under the operator's own name and address, with what they chose for support. */
  #branded(text: string, escape: (text: string) => string): string {
    const { PRODUCT_NAME, SUPPORT_EMAIL, SUPPORT_ACCESS } = this.#env;
    return text
      .replaceAll('{{base}}', () => escape(this.#base()))
      .replaceAll('Keepsake', () => escape(PRODUCT_NAME))
      .replaceAll('support@localhost', () => escape(SUPPORT_EMAIL))
      .replace(
        'name="support-access" content="granted"',
        `name="support-access" content="${SUPPORT_ACCESS}"`,
      );
  }
}

/** Sends a text in the smallest form the browser reads, or only that the one it keeps is current. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>,
  hash: string,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((name) => accepted.includes(name)) ?? 'identity';
  const tag = `"${hash}-${encoding}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(tag) || known.includes(`W/${tag}`)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

/** What is filled in is not read again: braces in it stay braces. */
function filled(text: string, filling: Filling, escape: (text: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = filling[name];
    return value === undefined ? mark : escape(value);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
