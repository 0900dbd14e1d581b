import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const TOKEN = 'a-token-for-the-metrics';

let app: TestApp;
afterEach(() => app.close());

function read(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });
}

describe('without a token of their own, the metrics', () => {
  beforeEach(async () => {
    app = await startTestApp();
  });

  test('tell loopback of calls, replies, jobs and the process, and of nobody', async () => {
    const person = await app.register('mona@example.org');
    await person.api('GET', '/api/profile');
    await app.inject({ method: 'GET', url: '/api/messages/8b1f/secret-in-an-address' });
    const answer = await read();
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain(
      'keepsake_http_request_duration_seconds_count{method="GET",route="/api/profile",status="200"} 1',
    );
    expect(answer.body).toContain('keepsake_replies_in_the_making 0');
    expect(answer.body).toContain('keepsake_jobs_waiting 0');
    expect(answer.body).toContain('process_resident_memory_bytes');
    expect(answer.body).not.toMatch(/mona|secret-in-an-address/);
  });

  test.each([
    [{}, '192.0.2.7'],
    [{ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    [{ forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    [{ via: '1.1 proxy' }, '127.0.0.1'],
  ])('are not there for %j from %s', async (headers, address) => {
    const answer = await read(headers, address);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

describe('with METRICS_TOKEN, the metrics', () => {
  beforeEach(async () => {
    app = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
  });

  test('are for who knows it, from anywhere', async () => {
    const answers = [
      await read({ authorization: `Bearer ${TOKEN}` }, '192.0.2.7'),
      await read({ authorization: `Bearer ${TOKEN}x` }, '192.0.2.7'),
      await read({ authorization: 'Bearer a-token-for-the-metricz' }, '127.0.0.1'),
      await read({}, '127.0.0.1'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 404, 404, 404]);
  });
});
