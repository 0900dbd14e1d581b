import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections whose answer has ended meanwhile are looked for, ms. */
const LOOK_EVERY_MS = 100;

/**
 * The way to close the server without waiting for nothing: a browser opens sockets ahead of any
 * request, and Node would wait a minute for each. Those are cut at once; whoever is being answered
 * has `withinMs` before the rest is cut as well.
 */
export function createCloser(app: FastifyInstance): (withinMs: number) => Promise<void> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request) => unused.delete(request.socket));

  return async (withinMs) => {
    const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
    // A stream that ends now leaves its connection open for another request, which never comes.
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    const closing = app.close();
    for (const socket of unused) socket.destroy();
    await closing;
    clearInterval(looking);
    clearTimeout(timer);
  };
}
