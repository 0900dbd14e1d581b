type Call = (
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Somebody who talks to a server in another process. */
export interface Client {
  token: string;
  call: Call;
}

/** Registers at a running server and gives the person a profile. Throws when either is refused. */
export async function newClient(url: string, email: string): Promise<Client> {
  const { token } = await answerOf(
    await send(url, 'POST', '/api/auth/register', {
      email,
      password: 'Sommer1987',
      ageAcknowledged: true,
    }),
  );
  const client = clientOf(url, token);
  await answerOf(
    await client.call('POST', '/api/profile', {
      name: 'Ingrid Halvorsen',
      favoriteMemories: 'We picked blueberries above the fjord every August.',
    }),
  );
  return client;
}

/** A client of an account that exists already, on whichever server. */
export function clientOf(url: string, token: string): Client {
  return {
    token,
    call: (method, path, body, signal, headers) =>
      send(url, method, path, body, { authorization: `Bearer ${token}`, ...headers }, signal),
  };
}

/** The JSON of an answer. Throws when it is not a good one. */
export async function answerOf(response: Response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
