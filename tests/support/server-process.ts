import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import manifest from '../../package.json' with { type: 'json' };

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything it has printed so far, both channels. */
  output(): string;
  /** Sends a signal and waits for the end. Returns the exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server that refused to start. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
  readonly code: number | null;
  readonly output: string;

  constructor(code: number | null, output: string) {
    super(`the server ended with ${code}: ${output}`);
    this.code = code;
    this.output = output;
  }
}

/** What `npm start` gives Node, so that the server that is tested is the one that people run. */
export const startFlags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * Starts the product as its own process on a free port and waits until it listens.
 * Throws StartRefused with its exit code and output when it ends instead.
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...startFlags, 'server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PAYMENTS: 'off',
      LOG_LEVEL: 'warn',
      // As `npm start` has it: what was compiled once is not compiled again.
      NODE_COMPILE_CACHE: 'dist/compiled',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const channel of [child.stdout, child.stderr]) {
      channel.on('data', (bytes: Buffer) => {
        output += bytes.toString();
        const address = /^listening on (\S+)$/m.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('close', (code) => reject(new StartRefused(code, output)));
  });
  return {
    url: await url,
    child,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}
