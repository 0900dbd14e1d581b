import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

// The smallest server that has a database: opens the file, makes a table, answers from it.
// node bench/limits/starter.ts FILE
const file = new DatabaseSync(process.argv[2] ?? '');
file.exec('pragma journal_mode = wal; create table if not exists kept (id text primary key)');
const count = file.prepare('select count(*) as kept from kept');

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(count.get()));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) {
    process.stdout.write(`listening on http://127.0.0.1:${address.port}\n`);
  }
});
