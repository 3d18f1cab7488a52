// `npm run check`: format, lint, boundaries, types, dead code, stale files, budgets, then unit and integration tests.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, tally } from './tally.mjs';
import { ensureBuild, prepare, root, runBeside } from './toolchain.mjs';

const STEPS = {
  'format and lint': ['biome', ['check', '--error-on-warnings', '.']],
  types: ['tsc', ['--noEmit']],
  boundaries: ['depcruise', ['src']],
  'dead code': ['knip', []],
  'generated files': ['node', ['scripts/generate.mjs', '--check']],
  'script budgets': ['node', ['scripts/budgets.mjs']],
};

/**
 * Runs all checks and returns the number of passed tests and the names of the failed ones. A failed step counts as a
 * test. The steps use the time in which tests wait. `args` are passed on to the test runner.
 */
export async function check(args = []) {
  await ensureBuild();
  const steps = Object.entries(STEPS).map(([name, [program, args]]) => step(name, program, args));
  const tests = await vitest(args);
  return { ...tests, failed: [...(await Promise.all(steps)).flat(), ...tests.failed] };
}

/** Runs a step and returns its name if it failed. */
async function step(name, program, args) {
  const { code, output } = await runBeside(program, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0 ? [] : [name];
}

/** The number of files up to which failed tests run again. More do not fail by accident. */
const MAX_RERUN_FILES = 8;

/**
 * Runs the tests, then those that failed once more by themselves, because a busy machine can cause timeouts. Tests that
 * pass on the second try are reported as flaky. A property that found a counterexample failed: another try would only
 * draw other examples.
 */
async function vitest(args) {
  const counterexamples = new Set();
  const runOnce = (args) =>
    tally(
      (file) => ({
        program: 'vitest',
        args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      }),
      ({ numPassedTests, testResults }) => ({
        passed: numPassedTests,
        failed: testResults.flatMap((result) => failedIn(result, counterexamples)),
      }),
    );
  const first = await runOnce(args);
  const files = [...new Set(first.failed.map((name) => name.split(' › ')[0]))];
  if (files.length === 0 || files.length > MAX_RERUN_FILES || !files.every((file) => file.includes('.test.')))
    return first;
  const second = await runOnce([...files, '--maxWorkers=1']);
  const failed = [...new Set([...first.failed.filter((name) => counterexamples.has(name)), ...second.failed])];
  const flaky = first.failed.filter((name) => !failed.includes(name));
  return { passed: first.passed + flaky.length, failed, flaky };
}

/**
 * Returns the failed tests of a file, or the file itself if it could not be loaded or cleaned up. Adds those in which a
 * property found a counterexample to `counterexamples`.
 */
function failedIn({ name, status, assertionResults }, counterexamples) {
  if (status !== 'failed') return [];
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [file];
  return failed.map(({ fullName, failureMessages }) => {
    const test = `${file} › ${fullName}`;
    if (failureMessages.some((message) => message.includes('Counterexample:'))) counterexamples.add(test);
    return test;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  finish([await check()]);
}
