// Runs a test runner and counts its results, so that every command can end with the same summary.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './toolchain.mjs';

/**
 * Runs a test runner. `call` returns a command that writes its results into a file; `read` returns the number of passed
 * tests and the names of failed and flaky ones from it.
 */
export async function tally(call, read) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
  const file = join(folder, 'results.json');
  const { program, args, env } = call(file);
  const status = await run(program, args, { mayFail: true, env });
  try {
    const { passed, failed, flaky = [] } = read(JSON.parse(readFileSync(file, 'utf8')));
    // A failure outside of the tests is not in the results.
    return { passed, failed: status === 0 || failed.length > 0 ? failed : [`${program} itself`], flaky };
  } catch {
    return { passed: 0, failed: [`${program} itself`], flaky: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the summary of a test command and ends the process: the failed tests by name, and the counts. */
export function finish(results) {
  const all = (key) => results.flatMap((result) => result[key]);
  const [failed, flaky] = [all('failed'), all('flaky')];
  for (const name of flaky) console.log(`↻ ${name} (flaky: passed on its second try)`);
  for (const name of failed) console.log(`✗ ${name}`);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}
