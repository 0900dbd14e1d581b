import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Client } from 'pg';

/**
 * Loaded into a server before its own code (`node --import`): once the first statement that holds
 * KILL_FROM is reached, the process kills itself before the KILL_AT-th step, where a step is any
 * statement of the database or any removal of a file. So a test can end a server between any two
 * writes, and the product knows nothing of it.
 */
const from = process.env['KILL_FROM'] ?? '';
const killAt = Number(process.env['KILL_AT']);
let steps = 0;

function step(what: string): void {
  if (steps === 0 && !what.includes(from)) return;
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

/** Puts `around` in the place of a method; what it calls last is the method itself. */
function wrap(
  target: object,
  name: string,
  around: (self: unknown, values: unknown[], original: () => unknown) => unknown,
): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') throw new TypeError(`${name} is no method`);
  Object.defineProperty(target, name, {
    value(this: unknown, ...values: unknown[]) {
      return around(this, values, () => Reflect.apply(original, this, values));
    },
  });
}

const texts = new WeakMap<object, string>();
wrap(DatabaseSync.prototype, 'prepare', (_, [text], prepare) => {
  const statement = prepare();
  if (statement instanceof StatementSync) texts.set(statement, String(text));
  return statement;
});
for (const name of ['all', 'run']) {
  wrap(StatementSync.prototype, name, (self, _, run) => {
    step((self instanceof StatementSync && texts.get(self)) || '');
    return run();
  });
}
wrap(Client.prototype, 'query', (_, [asked], query) => {
  if (typeof asked === 'string') step(asked);
  return query();
});
wrap(promises, 'rm', (_, _path, remove) => {
  step('rm');
  return remove();
});
syncBuiltinESMExports();
