import { ownEnvironment } from './env.ts';

/**
 * Options that bound memory. On a machine with much memory, V8 lets the heap grow to several times its use, and the
 * allocator has an arena per thread. With these, an instance holds half as much after a thousand PDFs; measured by
 * `npm run bench -- renders`.
 */
const OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** Replaces this process by one with the memory options and the same id, unless it has them. */
export function limitProcessMemory() {
  // Windows has no `execve`.
  if (process.execArgv.includes(OPTIONS[0] ?? '') || !process.execve) return;
  const args = [process.execPath, ...OPTIONS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, ownEnvironment(ENVIRONMENT));
}
