import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';

/** Tells in an answer which of the servers gave it, by its number. */
const SERVED_BY = 'x-served-by';

export interface Balancer {
  url: string;
  close(): void;
}

/**
 * Stands before several servers, as a proxy does, and gives each call to the next in turn. One that
 * cannot be reached is passed over. Answers go through as they come, streams too; where a server
 * breaks off, so does the answer.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Asks the servers from `index` on, until one can be reached; `tries` are left. */
  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    index: number,
    tries: number,
  ): void {
    const { method, url, headers } = incoming;
    const sent = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const passed = httpRequest(
      `${targets[index]}${url}`,
      { method, headers: sent, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, [SERVED_BY]: index });
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      },
    );
    outgoing.on('close', () => passed.destroy());
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody has heard of the call yet, so that it may be asked of another.
      if (error.code === 'ECONNREFUSED' && tries > 1) {
        pass(incoming, body, outgoing, (index + 1) % targets.length, tries - 1);
      } else {
        outgoing.destroy();
      }
    });
    passed.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      turn += 1;
      pass(incoming, Buffer.concat(parts), outgoing, turn % targets.length, targets.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The number of the server that gave an answer. */
export function servedBy(answer: Response): number {
  const header = answer.headers.get(SERVED_BY);
  if (header === null) throw new Error('the answer did not come through the balancer');
  return Number(header);
}
