// `npm run check`: format, lint, boundaries, types, dead code, stale files, budgets, then unit and integration tests.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, tally } from './tally.mjs';
import { ensureBuild, prepare, root, runQuietly } from './toolchain.mjs';

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
 * test. `args` are passed on to the test runner.
 */
export async function check(args = []) {
  await ensureBuild();
  const steps = await Promise.all(Object.entries(STEPS).map(([name, [program, args]]) => step(name, program, args)));
  const tests = vitest(args);
  return { ...tests, failed: [...steps.flat(), ...tests.failed] };
}

/** Runs a step and returns its name if it failed. */
async function step(name, program, args) {
  const { code, output } = await runQuietly(program, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0 ? [] : [name];
}

const vitest = (args) =>
  tally(
    (file) => ({
      program: 'vitest',
      args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    }),
    ({ numPassedTests, testResults }) => ({ passed: numPassedTests, failed: testResults.flatMap(failedIn) }),
  );

/** Returns the failed tests of a file, or the file itself if it could not be loaded or cleaned up. */
function failedIn({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  finish([await check()]);
}
