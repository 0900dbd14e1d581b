import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs (15 or newer), or undefined. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0];
  const folder = newest && `${DEBIAN}/${newest}/bin`;
  return folder && existsSync(`${folder}/postgres`) ? folder : undefined;
}

/**
 * Starts a PostgreSQL of its own on a free port of the loopback address, in a temporary folder.
 * Returns its URL, a way to end it and one to start it again on the same folder, and a way to end and
 * remove it.
 */
export async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-postgres-'));
  const asPostgres = asUnprivileged(folder);
  const data = join(folder, 'data');
  const made = spawnSync(
    ...asPostgres(`${bin}/initdb`, [
      '-D',
      data,
      '-U',
      'keepsake',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://keepsake@127.0.0.1:${port}/postgres`;

  async function start() {
    const options = [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=300',
    ];
    const server = spawn(...asPostgres(`${bin}/postgres`, options), { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { status } = spawnSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]);
      if (status === 0) return server;
      if (server.exitCode !== null) break;
      await delay(100);
    }
    throw new Error('PostgreSQL did not start');
  }

  let server = await start();

  /** Ends it at once, whoever is connected. */
  async function halt() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }

  return {
    url,
    halt,
    async restart() {
      server = await start();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: root hands its programs to the account made for them. */
function asUnprivileged(folder) {
  if (process.getuid?.() !== 0) return (program, args) => [program, args];
  const [uid, gid] = [idOfPostgres('-u'), idOfPostgres('-g')];
  chownSync(folder, uid, gid);
  return (program, args) => [
    'setpriv',
    [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...args],
  ];
}

function idOfPostgres(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
