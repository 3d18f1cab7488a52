// Runs a test runner and counts what it found, so that every command can end with the same line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './toolchain.mjs';

/** `call` makes the runner write its results into a file; `read` takes the counts out of them. */
export function tally(call, read) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
  const file = join(folder, 'results.json');
  const { program, args, env } = call(file);
  const { status } = run(program, args, { mayFail: true, env });
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    // A suite that could not even be loaded holds no failed test.
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The last line of every command that tests, and the end of it. */
export function finish(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
