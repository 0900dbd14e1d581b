import process from 'node:process';
import { startModelServer } from './model-server.ts';

// For the edit loop: `node tests/support/model-server/main.ts [port]`.
const server = await startModelServer({ port: Number(process.argv[2] ?? 0) });
server.scenario('plain', { tokensPerSecond: 30 });
process.stdout.write(`model server listening on ${server.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}
