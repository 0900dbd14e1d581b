import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One run of a measuring command. */
export interface Run {
  /** Fewer tries and smaller histories. */
  quick: boolean;
  /** Says that something is not measured, and why. */
  leaveOut(measure: string, why: string): void;
}

/** The smallest value that `share` (0 to 1) of the values do not exceed. Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('there is nothing to take a percentile of');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Runs `work` so many times, one after the other, and returns what each gave. */
export async function times<T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await work(turn));
  return results;
}

/**
 * Does `work`, and `clean` after it: also where the run is broken off in between, so that no server
 * and no folder is left behind.
 */
async function cleanly<T>(clean: () => void, work: () => Promise<T>): Promise<T> {
  process.once('exit', clean);
  try {
    return await work();
  } finally {
    process.off('exit', clean);
    clean();
  }
}

/** Gives `work` a temporary folder and removes it afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-bench-'));
  return cleanly(
    () => rmSync(folder, { recursive: true, force: true }),
    () => work(folder),
  );
}

/** A program of the bench that runs as its own process. */
export interface Helper {
  url: string;
  child: ChildProcess;
  end(): Promise<void>;
}

/**
 * Starts a program of the bench as its own process, so that it does not take the time of what is
 * measured, and waits until it prints `listening on URL`. Throws when it ends instead.
 */
export async function startHelper(
  file: URL,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Helper> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const address = /^listening on (\S+)$/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`${file.href} ended with ${code}`)));
  });
  return {
    url,
    child,
    async end() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Starts a program of the bench, hands it to `work` and ends it. */
export async function withHelper<T>(
  file: URL,
  args: readonly string[],
  work: (helper: Helper) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const helper = await startHelper(file, args, env);
  return ending(helper, () => work(helper));
}

/** Does `work` while a process runs, and ends it; also where the run is broken off in between. */
export async function ending<T>(
  running: { child: ChildProcess; end(signal: 'SIGKILL'): Promise<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  return cleanly(
    () => running.child.kill('SIGKILL'),
    async () => {
      try {
        return await work();
      } finally {
        await running.end('SIGKILL');
      }
    },
  );
}

/** Clock ticks a second, as Linux counts a process's time. */
const TICKS = 100;

/** Seconds of processor a process has taken so far; 0 where Linux is not. */
export function cpuOf(child: ChildProcess): number {
  if (process.platform !== 'linux') return 0;
  // The name, in brackets, may hold spaces; user and system time are the 12th and 13th after it.
  const fields =
    readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory a process holds (`now`) and held at most (`peak`), MB; undefined where Linux is not. */
export function memoryOf(child: ChildProcess): { now: number; peak: number } | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
