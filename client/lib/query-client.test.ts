import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

const calls: string[] = [];
let status = 200;
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? { here: true } : { error: 'No.', code: 'no' }));
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  calls.length = 0;
  status = 200;
});

test('a read is a GET of the key’s parts joined with slashes, and stays as it was read', async () => {
  const client = createQueryClient();
  const read = () => client.fetchQuery({ queryKey: [base, 'api', 'messages', 7] });
  expect(await read()).toEqual({ here: true });
  expect(await read()).toEqual({ here: true });
  expect(calls).toEqual(['GET /api/messages/7']);
});

test('a read fails on 401, or is null there where that is asked for', async () => {
  status = 401;
  const client = createQueryClient();
  const queryKey = [base, 'api', 'me'];
  await expect(client.fetchQuery({ queryKey })).rejects.toMatchObject({ status: 401 });
  expect(await client.fetchQuery({ queryKey, meta: { nullOn401: true } })).toBeNull();
  status = 500;
  const others = client.fetchQuery({ queryKey: [base], meta: { nullOn401: true } });
  await expect(others).rejects.toMatchObject({ status: 500 });
});

test('nothing goes stale, polls, is read again on focus, or is tried again', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
