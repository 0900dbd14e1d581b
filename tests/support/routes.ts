import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One row of docs/api.md. */
export interface DocumentedCall {
  method: string;
  /** The address, with `{id}` where an id stands. */
  path: string;
  who: Caller;
  /** What the id names, or '' where there is none. */
  id: string;
}

const CALLERS = [
  'anyone',
  'person',
  'subscriber',
  'owner',
  'admin',
  'operator',
  'provider',
] as const;

type Caller = (typeof CALLERS)[number];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The calls that docs/api.md names. Throws where it names a caller that nobody knows. */
export function documentedCalls(): DocumentedCall[] {
  const rows = readFileSync(`${root}docs/api.md`, 'utf8').matchAll(
    /^\| `([A-Z]+) (\S+)` \| (\w+) \| ([\w ]*?) *\|/gm,
  );
  return [...rows].map(([line, method = '', path = '', who, id = '']) => {
    const caller = CALLERS.find((known) => known === who);
    if (!caller) throw new Error(`docs/api.md names a caller that nobody knows: ${line}`);
    return { method, path, who: caller, id };
  });
}

/** Whether a call ends the session it is made with, so that nothing can be asked after it. */
export function endsTheSession({ method, path }: DocumentedCall): boolean {
  if (method === 'DELETE') return /^\/api\/(account|sessions)/.test(path);
  return method === 'POST' && /(logout|password)$/.test(path);
}

/**
 * The routes of Fastify's printed tree, as "GET /api/messages/{id}". Files of the built client,
 * which have a route each, are left out.
 */
export function parseRoutes(tree: string): string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}');
    if (methods === '' || isBuiltFile(path)) continue;
    const named = methods.split(', ').filter((method) => method !== 'HEAD');
    routes.push(...named.map((method) => `${method} ${path}`));
  }
  return routes.sort();
}

function isBuiltFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(`${root}dist/client${path}`);
}
