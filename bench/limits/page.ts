import { readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { textOf } from '../seed.ts';

// The smallest pages that do what the product's pages do, written by hand: a first page, and a
// conversation that shows the newest 50, takes a message and shows the reply as it comes.
// node bench/limits/page.ts MODEL_URL MESSAGES
const [, , model = '', count = '50'] = process.argv;
const agent = new Agent({ keepAlive: true });
const pages = new Map(
  ['first', 'conversation'].map((name) => {
    const html = readFileSync(new URL(`${name}.html`, import.meta.url));
    return [`/${name}`, brotliCompressSync(html)];
  }),
);
const newest = JSON.stringify(
  Array.from({ length: 50 }, (_, place) => textOf(Number(count) - 50 + place)),
);

const server = createServer((incoming, outgoing) => {
  const page = pages.get(incoming.url ?? '');
  if (page) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    outgoing.writeHead(200, headers).end(page);
  } else if (incoming.url === '/newest') {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(newest);
  } else if (incoming.url === '/say') {
    const call = request(`${model}/chat/completions`, { method: 'POST', agent }, (answer) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.pipe(outgoing);
    });
    call.once('error', () => outgoing.destroy());
    incoming.pipe(call);
  } else {
    outgoing.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) {
    process.stdout.write(`listening on http://127.0.0.1:${address.port}\n`);
  }
});
