import { Agent, createServer, request } from 'node:http';

// The smallest server between a person and a model: hands the question on and the answer back,
// byte for byte. node bench/limits/pass-through.ts MODEL_URL
const model = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const server = createServer((incoming, outgoing) => {
  const headers = { 'content-type': 'application/json' };
  const call = request(
    `${model}/chat/completions`,
    { method: 'POST', agent, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' });
      answer.pipe(outgoing);
    },
  );
  call.once('error', () => outgoing.destroy());
  incoming.pipe(call);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) {
    process.stdout.write(`listening on http://127.0.0.1:${address.port}\n`);
  }
});
