import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROBE_TIMEOUT_MS = 60_000;

/** Returns whether a program is installed and starts. */
export const isInstalled = (program: string): Promise<boolean> =>
  run(program, ['--version'], { timeout: PROBE_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );

/** Runs a program in a folder. A code other than 0 is no failure here: LaTeX returns 1 after any warning it calls an error. */
export const runIn = (folder: string, program: string, parameters: readonly string[], timeoutMs: number) =>
  run(program, [...parameters], { cwd: folder, timeout: timeoutMs, maxBuffer: 2 ** 26 }).catch(() => undefined);

/** Calls `use` with the path of a new folder, and removes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-corpus-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
