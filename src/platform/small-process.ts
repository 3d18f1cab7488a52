import { ownEnvironment } from './env.ts';

/**
 * On a machine with much memory, V8 lets the heap grow to several times what is in use, and the allocator keeps an arena for
 * each thread. With these, an instance holds half as much after a thousand PDFs (`npm run bench -- renders`).
 */
const OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** Replaces this process by one that keeps its memory small, with the same id, unless it is one already. */
export function keepProcessSmall() {
  // Windows has no such call.
  if (process.execArgv.includes(OPTIONS[0] ?? '') || !process.execve) return;
  const words = [process.execPath, ...OPTIONS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, words, ownEnvironment(ENVIRONMENT));
}
