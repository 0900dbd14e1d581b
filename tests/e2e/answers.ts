import type { APIRequestContext } from '@playwright/test';

/** A page as it was answered. */
interface Got {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Asks for a page as a browser without scripts does. */
export async function get(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<Got> {
  const answer = await request.get(path, { headers });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}

/** Where the links of one kind in the head of a page lead. */
export function hrefsOf(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'))].map(
    ([, href = '']) => href,
  );
}
