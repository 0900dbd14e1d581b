import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, type Product } from './support.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A call of the wire; `token` says whose. */
export async function call(
  product: Product,
  method: Method,
  path: string,
  options: { token?: string; body?: object } = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(product.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Registers by the wire, as spec.md has it unless consents are given; returns the token. */
export function register(product: Product, email: string, consents?: object): Promise<string> {
  const body = { email, password: PASSWORD, ageAcknowledged: true, ...(consents && { consents }) };
  return tokenFrom(product, '/api/auth/register', body);
}

/** Logs in by the wire, as another device would; returns the token. */
export function logIn(product: Product, email: string, password = PASSWORD): Promise<string> {
  return tokenFrom(product, '/api/auth/login', { email, password });
}

/** The status of a call with that token: 200 while it holds, 401 when it has ended. */
export async function statusOf(product: Product, token: string): Promise<number> {
  return (await call(product, 'GET', '/api/me', { token })).status;
}

/** Opens an address as whoever holds the token. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/grief-resources');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(path);
}

/** The links to a new password that were mailed so far, once there are as many as that. */
export async function resetLinks(product: Product, count: number): Promise<string[]> {
  await expect.poll(() => linksIn(product).length, { timeout: 20_000 }).toBe(count);
  return linksIn(product);
}

function linksIn(product: Product): string[] {
  const folder = join(product.dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => {
      const text = textOf(readFileSync(join(folder, name), 'utf8'));
      return /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)?.slice(0, 1) ?? [];
    });
}

/** The words of a mail whose parts are plain or quoted-printable. */
function textOf(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

async function tokenFrom(product: Product, path: string, body: object): Promise<string> {
  const { body: answer } = await call(product, 'POST', path, { body });
  if (typeof answer === 'object' && answer !== null && 'token' in answer)
    return String(answer.token);
  throw new Error(`no token from ${path}: ${JSON.stringify(answer)}`);
}
