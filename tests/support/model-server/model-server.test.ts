import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from './model-server.ts';
import { PLAIN_REPLY } from './scenarios.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

function ask(signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    redirect: 'manual',
    body: JSON.stringify({ model: 'any', messages: [] }),
    ...(signal ? { signal } : {}),
  });
}

function contents(body: string): string {
  return [...body.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
    .map(([, text]) => String(JSON.parse(text ?? '""')))
    .join('');
}

describe('the scripted model server', () => {
  it('answers 599 until a scenario is chosen', async () => {
    expect((await ask()).status).toBe(599);
  });

  it('streams the plain reply word by word, with its ending', async () => {
    server.scenario('plain');
    const body = await (await ask()).text();
    expect(contents(body)).toBe(PLAIN_REPLY);
    expect(body).toContain('"finish_reason":"stop"');
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(body.split('data: ').length).toBeGreaterThan(30);
  });

  it('plays a queue one scenario a request, the last one repeating', async () => {
    server.scenario(['500', '429', 'plain'], { retryAfter: 7 });
    expect((await ask()).status).toBe(500);
    const limited = await ask();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it('records bodies, and whether the client went early', async () => {
    server.scenario('stall', { wordsBefore: 2 });
    const stop = new AbortController();
    const answer = await ask(stop.signal);
    const reader = answer.body?.getReader();
    await reader?.read();
    expect(server.requests[0]).toMatchObject({ body: { model: 'any' }, aborted: false });
    stop.abort();
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
  });

  it('ends without a finish reason, or by a reset, as asked', async () => {
    server.scenario(['cut', 'reset'], { wordsBefore: 3 });
    const cut = await (await ask()).text();
    expect(cut).not.toContain('"stop"');
    expect(cut).not.toContain('[DONE]');
    const reset = await ask();
    await expect(reset.text()).rejects.toThrow(/terminated|reset/i);
    expect(server.requests[1]?.aborted).toBe(false);
  });

  it('obeys its control plane', async () => {
    const base = server.url.replace('/v1', '');
    const choose = (scenario: unknown): Promise<Response> =>
      fetch(`${base}/control`, { method: 'POST', body: JSON.stringify({ scenario }) });
    expect((await choose('nothing of ours')).status).toBe(400);
    expect((await choose(['401', 'redirect'])).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await ask()).status).toBe(302);
    const listed: unknown = await (await fetch(`${base}/control/requests`)).json();
    expect(listed).toHaveLength(2);
  });

  it('runs a script of the test', async () => {
    server.script(async (stage, request) => {
      await stage.delta(request.path);
      await stage.finish('length');
    });
    const body = await (await ask()).text();
    expect(contents(body)).toBe('/v1/chat/completions');
    expect(body).toContain('"length"');
  });
});
