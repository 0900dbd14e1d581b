import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { keepingMailer } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { linkIn } from '#tests/support/mail-server.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  MASTER_KEY: 'a key for tests alone, of enough letters',
  PUBLIC_URL: 'https://keepsake.example',
};

let app: TestApp;
const mailer = keepingMailer();
async function start(env: Record<string, string> = {}): Promise<void> {
  mailer.sent.length = 0;
  app = await startTestApp({ mailer, env });
}
afterEach(() => app.close());

async function statusFor(host: string, url = '/api/me'): Promise<number> {
  return (await app.inject({ method: 'GET', url, headers: { host } })).statusCode;
}

const LOOPBACK = ['localhost', 'localhost:3000', 'a.localhost', '127.0.0.1', '127.9.9.9:80'];
const FOREIGN = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'evil@localhost',
  'localhost/evil',
  'localhost evil',
  '127.0.0.1.evil.example',
  '0x7f000001',
  ':3000',
];

describe('attack 30: an unknown host', () => {
  test('is refused in production, whatever it looks like', async () => {
    await start(PRODUCTION);
    for (const host of [
      ...FOREIGN,
      '192.168.1.20',
      '203.0.113.7:443',
      '[2001:db8::1]',
      '0.0.0.0',
    ]) {
      const answers = [
        await statusFor(host),
        await statusFor(host, '/'),
        await statusFor(host, '/x'),
      ];
      expect([host, ...answers]).toEqual([host, 421, 421, 421]);
    }
    for (const host of [...LOOPBACK, '[::1]:3000', 'keepsake.example', 'KEEPSAKE.example:443']) {
      expect([host, await statusFor(host)]).toEqual([host, 401]);
    }
    const answer = await app.inject({
      method: 'GET',
      url: '/api/me',
      headers: { host: 'evil.example' },
    });
    expect(answer.json()).toEqual({
      error: 'This address is not one that we answer to.',
      code: 'unknown_host',
    });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test('may ask for health, as what watches the process does', async () => {
    await start(PRODUCTION);
    expect(await statusFor('10.0.3.7:3000', '/healthz')).toBe(200);
    expect(await statusFor('app', '/readyz')).toBe(200);
    expect(await statusFor('app', '/metrics')).toBe(421);
    await app.close();
    await start({ ...PRODUCTION, METRICS_TOKEN: 'a token of tests alone' });
    expect(await statusFor('app', '/metrics')).toBe(404);
  });

  test('is refused in development too, but for bare addresses of a home network', async () => {
    await start();
    for (const host of FOREIGN) expect([host, await statusFor(host)]).toEqual([host, 421]);
    for (const host of [...LOOPBACK, '192.168.1.20:3000', '[fe80::1]', '10.0.0.5']) {
      expect([host, await statusFor(host)]).toEqual([host, 401]);
    }
  });

  test('with a production that was not told its address, every name is, and the log says why', async () => {
    const { PUBLIC_URL: _, ...rest } = PRODUCTION;
    await start(rest);
    expect([await statusFor('keepsake.example'), await statusFor('localhost')]).toEqual([421, 401]);
    expect(app.logLines.join('')).toContain('PUBLIC_URL is not set');
  });

  test.each([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['X-Host', { 'x-host': 'localhost' }],
    ['Forwarded', { forwarded: 'host=localhost' }],
  ])('is not made known by %s, behind a trusted proxy neither', async (_name, headers) => {
    await start({ ...PRODUCTION, TRUST_PROXY: '1' });
    const call = { method: 'GET', url: '/api/me' } as const;
    const answer = await app.inject({ ...call, headers: { host: 'evil.example', ...headers } });
    expect(answer.statusCode).toBe(421);
  });
});

describe('attack 29: the link in a mail', () => {
  const BODY = JSON.stringify({ email: 'ana@example.org' });
  const PATH = '/api/auth/forgot-password';

  /** Asks over a real connection with headers that are sent as they are; returns the status. */
  function ask(address: string, headers: string[], target = PATH): Promise<number> {
    const { port } = new URL(address);
    return new Promise((resolve, reject) => {
      const lines = [
        ...headers,
        'Content-Type: application/json',
        `Content-Length: ${BODY.length}`,
        'Connection: close',
      ];
      // Written and not ended: Node gives up on an answer that nobody seems to wait for.
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`POST ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${BODY}`),
      );
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(Number(answer.split(' ')[1])));
    });
  }

  test.each([
    ['Host', ['Host: evil.example'], 421],
    ['Host of a home network', ['Host: 203.0.113.7'], 200],
    ['X-Forwarded-Host', ['Host: localhost', 'X-Forwarded-Host: evil.example'], 200],
    ['X-Host', ['Host: localhost', 'X-Host: evil.example'], 200],
    ['X-Original-URL', ['Host: localhost', 'X-Original-URL: https://evil.example/'], 200],
    ['Forwarded', ['Host: localhost', 'Forwarded: host=evil.example;proto=https'], 200],
    ['a second Host', ['Host: localhost', 'Host: evil.example'], 400],
    ['a first Host', ['Host: evil.example', 'Host: localhost'], 400],
    ['Origin', ['Host: localhost', 'Origin: https://evil.example'], 403],
    ['Referer', ['Host: localhost', 'Referer: https://evil.example/'], 200],
  ])('does not go where a forged %s says', async (_what, headers, status) => {
    await start({ PUBLIC_URL: 'https://keepsake.example/', TRUST_PROXY: '1' });
    await app.register('ana@example.org');
    expect(await ask(await app.listen(), headers)).toBe(status);
    await app.runJobs();
    expect(mailer.sent).toHaveLength(status === 200 ? 1 : 0);
    for (const { text, html } of mailer.sent) {
      expect(linkIn(text)).toMatch(/^https:\/\/keepsake\.example\/reset-password\?token=/);
      expect(text + html).not.toMatch(/evil|203\.0/);
    }
  });

  test('does not go where an absolute address of the request says', async () => {
    await start();
    await app.register('ana@example.org');
    const address = await app.listen();
    for (const target of [`http://evil.example${PATH}`, `http://localhost${PATH}`]) {
      expect(await ask(address, ['Host: localhost'], target)).toBe(400);
    }
    await app.runJobs();
    expect(mailer.sent).toEqual([]);
  });

  test('goes to the port that is really open where no address was set', async () => {
    await start({ PORT: '0' });
    await app.register('ana@example.org');
    const address = await app.listen();
    expect(await ask(address, ['Host: 127.0.0.1'])).toBe(200);
    await app.runJobs();
    const { port } = new URL(address);
    expect(linkIn(mailer.sent[0]?.text ?? '')).toContain(`http://localhost:${port}/reset-password`);
  });

  test('is not written before a port is open, and then it is', async () => {
    await start({ PORT: '0' });
    await app.register('ana@example.org');
    const payload = { email: 'ana@example.org' };
    await app.inject({ method: 'POST', url: PATH, payload });
    await app.runJobs();
    expect(mailer.sent).toEqual([]);
    await app.listen();
    app.clock.advance(3_000);
    await app.runJobs();
    expect(mailer.sent).toHaveLength(1);
  });
});

test('a request without a Host is refused', async () => {
  await start();
  const { port } = new URL(await app.listen());
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: '/api/me', setHost: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
});
