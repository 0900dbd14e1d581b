import { chosenLocale } from '#client/i18n/language.ts';
import { getToken } from './auth-token.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that was answered with anything but success, or (status 0) not answered at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The snake_case code of the answer; '' where the answer named none. */
  readonly code: string;
  /** A sentence for each refused field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** When the day's messages begin again, ms. */
  readonly resetAt: number | undefined;
  /** The parsed answer, or undefined where it was not JSON. */
  readonly body: unknown;

  constructor(status: number, message: string, body?: unknown) {
    super(message);
    const answer = isRecord(body) ? body : {};
    this.status = status;
    this.code = typeof answer.code === 'string' ? answer.code : '';
    this.fields = stringRecord(answer.fields);
    this.resetAt = typeof answer.resetAt === 'number' ? answer.resetAt : undefined;
    this.body = body;
  }
}

/** The headers every call carries: who asks, in which language and region, in which time zone. */
export function requestHeaders(): Record<string, string> {
  const headers: Record<string, string> = {
    'Accept-Language': chosenLocale(),
    'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const token = getToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  return headers;
}

/**
 * One call of the wire: JSON in, JSON out, cookies along (spec.md section 7).
 * Throws `ApiError` for every answer but success, and for no answer at all.
 */
export async function api<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<T> {
  const headers = requestHeaders();
  const init: RequestInit = { ...options, method, headers, credentials: 'include' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init);
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as T;
}

/**
 * The error a refused answer stands for (spec.md section 8, request helper): the `error` field of
 * a JSON answer, otherwise the status, a colon and the raw text.
 */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  const body = parsed(text);
  const told = isRecord(body) && typeof body.error === 'string' ? body.error : '';
  return new ApiError(response.status, told || `${response.status}: ${text}`, body);
}

/** The server's own sentence; `fallback` where it gave none, or there was no answer at all. */
export function toldByServer(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}

/** The sentence to show for whatever was thrown. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function stringRecord(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
