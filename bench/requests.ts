import { Agent, request } from 'node:http';

/** What a GET brought. */
export interface Got {
  status: number;
  /** The whole body, as text. */
  body: string;
  ms: number;
}

/** One GET to its end. */
export function get(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<Got> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - startedAt });
      });
    });
    call.once('error', reject).end();
  });
}

/** How a load went: requests a second, and how long each took, ms. */
export interface Load {
  perSecond: number;
  times: number[];
}

/**
 * GETs one address over so many connections, each asking again as soon as it is answered, for
 * `seconds`. Throws at the first answer that is no 200.
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  async function ask(): Promise<void> {
    while (performance.now() < endsAt) {
      const { status, body, ms } = await get(url, agent, headers);
      if (status !== 200) throw new Error(`${url} answered ${status}: ${body}`);
      times.push(ms);
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  const took = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { perSecond: times.length / took, times };
}
