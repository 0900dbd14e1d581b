import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOf, newClient } from '#tests/support/http-client.ts';
import {
  type ServerProcess,
  StartRefused,
  startFlags,
  startServer,
} from '#tests/support/server-process.ts';

const AS_ROOT = process.getuid?.() === 0;

let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'keepsake-start-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  servers.push(server);
  return server;
}

async function refusal(env: Record<string, string> = {}): Promise<StartRefused> {
  const refused: unknown = await start(env).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refused instanceof StartRefused)) throw new Error('it started');
  expect(refused.code).toBe(1);
  expect(refused.output.trim().split('\n')).toHaveLength(1);
  return refused;
}

/** Every byte of every file under a folder. */
function bytesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe('a start', () => {
  it('is given the same flags by npm and in the image', () => {
    const command = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
    expect(startFlags).not.toEqual([]);
    expect(JSON.parse(command)).toEqual(['node', ...startFlags, 'server/main.ts']);
  });

  it('makes the data folder and its key readable by the owner alone', async () => {
    await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  });

  it('on a folder that another server uses is refused with one sentence that names it (drill 4)', async () => {
    const first = await start();
    const { output } = await refusal();
    expect(output).toContain(`process ${first.child.pid}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('on a folder whose server was killed takes over (drill 4)', async () => {
    await (await start()).end('SIGKILL');
    expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200);
  });

  it('ends within ten seconds of the order, with 0 (drill 2)', async () => {
    const server = await start();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('ends as soon where sockets were opened that ask for nothing (drill 2)', async () => {
    const server = await start();
    const port = Number(new URL(server.url).port);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const half = connect(port, '127.0.0.1');
    half.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ');
    await once(half, 'connect');
    // Answered later than both have arrived.
    await fetch(`${server.url}/healthz`);
    for (const socket of [silent, half]) socket.on('error', () => undefined);
    const ordered = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - ordered).toBeLessThan(5_000);
  });

  it.each([
    ['PORT', 'many', 'a whole number from 0 to 65535'],
    ['AI_PROVIDER', 'oracle', 'one of builtin, openai'],
    ['DATABASE_URL', 'mysql://x', 'a postgres:// address'],
    ['MASTER_KEY', 'short', 'at least 32 characters'],
    ['NODE_ENV', 'production', 'MASTER_KEY is not set'],
    ['S3_BUCKET', 'photos', 'S3_ENDPOINT is not set; with S3_BUCKET it takes an http'],
    ['S3_SECRET_ACCESS_KEY', 'short', 'S3_BUCKET is not set; with S3_SECRET_ACCESS_KEY it'],
  ])('with %s=%s is refused, told what it takes', async (name, value, told) => {
    const { output } = await refusal({ [name]: value });
    expect(output).toContain(told);
    if (value === 'short') expect(output).not.toContain('short');
  });

  it('on a database of a newer version is refused and changes nothing (drill 37)', async () => {
    await (await start()).end('SIGTERM');
    const file = join(dataDir, 'keepsake.db');
    const db = new DatabaseSync(file);
    db.exec("insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')");
    db.close();
    const before = readFileSync(file);
    expect((await refusal()).output).toContain('newer version');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('on a full disk is refused with one sentence, and works once there is room', async (context) => {
    const mounted =
      AS_ROOT &&
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', dataDir]).status === 0;
    if (!mounted) context.skip('needs the right to mount a small disk');
    try {
      expect((await refusal()).output).toContain('no room left');
      spawnSync('mount', ['-o', 'remount,size=32m', dataDir]);
      expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200);
    } finally {
      for (const server of servers) await server.end('SIGKILL');
      spawnSync('umount', [dataDir]);
    }
  });

  it('on a folder that cannot be written is refused with one sentence and changes nothing', async (context) => {
    await (await start()).end('SIGTERM');
    const before = bytesUnder(dataDir);
    if (AS_ROOT) {
      // Root may write anywhere but on a disk that is mounted for reading only.
      const mounted =
        spawnSync('mount', ['--bind', dataDir, dataDir]).status === 0 &&
        spawnSync('mount', ['-o', 'remount,ro,bind', dataDir]).status === 0;
      if (!mounted) context.skip('needs the right to mount a folder for reading only');
    } else {
      chmodSync(dataDir, 0o500);
    }
    try {
      expect((await refusal()).output).toContain('cannot be written');
      expect(bytesUnder(dataDir)).toBe(before);
    } finally {
      if (AS_ROOT) spawnSync('umount', [dataDir]);
      else chmodSync(dataDir, 0o700);
    }
  });

  it('killed every 20 ms of its first run leaves a folder that the next start can use (drill 3)', async () => {
    for (let moment = 20; moment <= 500; moment += 20) {
      const folder = join(dataDir, String(moment));
      const child = spawn(process.execPath, ['server/main.ts'], {
        env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder },
        stdio: 'ignore',
      });
      const ended = once(child, 'close');
      // The moment itself is what is tested, so here time is the condition.
      await delay(moment);
      child.kill('SIGKILL');
      await ended;
      const next = await startServer({ DATA_DIR: folder });
      expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
      await next.end('SIGKILL');
    }
  }, 120_000);
});

describe('what lies on the disk', () => {
  it('holds no word of a profile or a message, WAL and photos included (attack 40)', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const anna = await newClient(server.url, 'planted.address@example.org');
    await answerOf(
      await anna.call('POST', '/api/profile', {
        name: 'PLANTED-NAME',
        personality: 'PLANTED-PERSONALITY',
        importantDates: 'PLANTED-DATES',
        keyFacts: 'PLANTED-FACTS',
        favoriteMemories: 'PLANTED-MEMORIES',
      }),
    );
    const sent = await answerOf(
      await anna.call('POST', '/api/chat', { message: 'PLANTED-MESSAGE' }),
    );
    await answerOf(
      await anna.call('PATCH', `/api/messages/${sent.userMessage.id}`, { content: 'PLANTED-EDIT' }),
    );
    writeFileSync(join(dataDir, 'control'), 'PLANTED-CONTROL');
    const running = bytesUnder(dataDir);
    await server.end('SIGTERM');
    for (const bytes of [running, bytesUnder(dataDir)]) {
      expect(bytes.match(/PLANTED-\w+/g)).toEqual(['PLANTED-CONTROL']);
      expect(bytes).not.toContain(sent.reply.content.slice(0, 20));
    }
    expect(server.output()).not.toMatch(/PLANTED|planted\.address|Sommer1987/);
    expect(server.output()).not.toContain(anna.token);
  });
});
