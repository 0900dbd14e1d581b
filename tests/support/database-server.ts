import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of one test's own. */
export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Makes a database on the PostgreSQL server that `serverUrl` names: an empty one, or a copy of
 * `original`, to which nobody may be connected.
 */
export async function createOwnDatabase(
  serverUrl: string,
  original?: OwnDatabase,
): Promise<OwnDatabase> {
  const name = `keepsake_test_${randomBytes(8).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const template = original ? new URL(original.url).pathname.slice(1) : 'template1';
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: url.href,
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
