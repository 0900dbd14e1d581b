import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/admin/main.ts', import.meta.url));

/** What came of a command: its exit code and what it printed. */
export interface CommandDone {
  code: number | string;
  out: string;
  err: string;
}

/** Runs `npm run admin -- …` as its own process, with these settings and no others. */
export function runAdmin(words: string[], env: Record<string, string>): Promise<CommandDone> {
  return new Promise((resolve) => {
    // Elsewhere, so that no .env of a developer's is read.
    execFile(process.execPath, [MAIN, ...words], { env, cwd: tmpdir() }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}
