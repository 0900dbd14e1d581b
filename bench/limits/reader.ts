import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Pool } from 'pg';
import pino from 'pino';
import { createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { contentPlace } from '#server/features/chat/present.ts';

// The smallest server that answers with the newest 50 messages of one person, opened: no session,
// no schema, one query. node bench/limits/reader.ts USER_ID, with the settings of the product.
const queryFor = (parameter: string) =>
  `select id, role, content, timestamp, seq from messages where user_id = ${parameter} order by seq desc limit 50`;

interface Stored {
  id: string;
  role: string;
  content: Uint8Array;
  timestamp: number;
  seq: number;
}

const userId = process.argv[2] ?? '';
const env = readEnv(process.env);
const deps = await createDeps(env, pino({ level: 'silent' }));
const sealed = await deps.vault.of(userId);
await deps.db.destroy();

const read = env.DATABASE_URL === undefined ? readerOfFile() : readerOf(env.DATABASE_URL);
async function newest(): Promise<string> {
  const messages = (await read()).toReversed().map(({ content, ...row }) => ({
    ...row,
    content: sealed.openText(content, contentPlace(row.id)),
  }));
  return JSON.stringify({ messages });
}

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  newest().then(
    (text) => response.end(text),
    (error: Error) => response.destroy(error),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) {
    process.stdout.write(`listening on http://127.0.0.1:${address.port}\n`);
  }
});

function readerOfFile(): () => Promise<Stored[]> {
  const file = new DatabaseSync(join(env.DATA_DIR, 'keepsake.db'));
  const statement = file.prepare(queryFor('?'));
  return async () => statement.all(userId).map((row) => storedOf(row));
}

function readerOf(connectionString: string): () => Promise<Stored[]> {
  const pool = new Pool({ connectionString, max: 8 });
  const query = { name: 'newest', text: queryFor('$1'), values: [userId] };
  return async () => (await pool.query<Stored>(query)).rows;
}

function storedOf(row: Record<string, unknown>): Stored {
  const { id, role, content, timestamp, seq } = row;
  if (!(content instanceof Uint8Array)) throw new TypeError('a message without content');
  return {
    id: String(id),
    role: String(role),
    content,
    timestamp: Number(timestamp),
    seq: Number(seq),
  };
}
