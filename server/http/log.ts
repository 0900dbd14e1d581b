import type { LoggerOptions } from 'pino';
import type { Env } from '#server/env.ts';

/**
 * One JSON line an event. Never a message, profile text, password, token or e-mail address:
 * errors are reduced to their kind, code and stack (paths of the code, no text of the person's),
 * and nothing else of a call but its id is written.
 */
export function loggerOptions(level: Env['LOG_LEVEL']): LoggerOptions {
  return {
    level,
    base: { pid: process.pid },
    serializers: { err: describe, req: () => undefined, res: () => undefined },
  };
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  // The first line of a stack repeats the message, and a database's message may repeat a value.
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, code, stack: stack.slice(0, 12).join('\n') };
}
