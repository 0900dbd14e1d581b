// `npm run dev`: the edit loop. The server restarts and the page reloads on every change; replies
// come from the scripted model server, whose scenarios are switched over HTTP (CONTRIBUTING.md).
import { spawn } from 'node:child_process';

const PAGE_PORT = process.env.PORT ?? '3000';
const SERVER_PORT = '3001';
const MODEL_PORT = '3002';

const model = {
  AI_BASE_URL: `http://127.0.0.1:${MODEL_PORT}/v1`,
  AI_API_KEY: 'development',
  AI_MODEL: 'scripted',
};
const server = {
  ...(process.env.AI_BASE_URL || process.env.AI_API_KEY || process.env.AI_PROVIDER ? {} : model),
  PORT: SERVER_PORT,
  PUBLIC_URL: `http://localhost:${PAGE_PORT}`,
  DATA_DIR: process.env.DATA_DIR ?? './data/dev',
};

const children = [
  start(['tests/support/model-server/main.ts', MODEL_PORT], {}),
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], server),
  start(['node_modules/vite/bin/vite.js', '--port', PAGE_PORT, '--strictPort'], {
    API_URL: `http://127.0.0.1:${SERVER_PORT}`,
  }),
];

function start(args, env) {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', stop);
  return child;
}

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
