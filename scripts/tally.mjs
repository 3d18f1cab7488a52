// Runs a test runner and counts what it found, so that every command can end with the same lines.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './toolchain.mjs';

/**
 * `call` makes the runner write its results into a file; `read` takes out of them how many passed, and the names of what
 * failed and of what passed only at its second try.
 */
export function tally(call, read) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
  const file = join(folder, 'results.json');
  const { program, args, env } = call(file);
  const { status } = run(program, args, { mayFail: true, env });
  try {
    const { passed, failed, flaky = [] } = read(JSON.parse(readFileSync(file, 'utf8')));
    // What goes wrong beside the tests is in none of them.
    return { passed, failed: status === 0 || failed.length > 0 ? failed : [`${program} itself`], flaky };
  } catch {
    return { passed: 0, failed: [`${program} itself`], flaky: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The last lines of every command that tests, and the end of it: what failed, by its name, and how much. */
export function finish(results) {
  const all = (key) => results.flatMap((result) => result[key]);
  const [failed, flaky] = [all('failed'), all('flaky')];
  for (const name of flaky) console.log(`↻ ${name} (flaky: passed at its second try)`);
  for (const name of failed) console.log(`✗ ${name}`);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
