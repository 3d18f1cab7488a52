// `npm run check`: format, lint, boundaries, types, dead code, stale files, budgets, then unit and integration tests.
import { fileURLToPath } from 'node:url';
import { finish, tally } from './tally.mjs';
import { buildIfStale, prepare, runQuietly } from './toolchain.mjs';

const STEPS = {
  'format and lint': ['biome', ['check', '--error-on-warnings', '.']],
  types: ['tsc', ['--noEmit']],
  boundaries: ['depcruise', ['src']],
  'dead code': ['knip', []],
  'generated files': ['node', ['scripts/generate.mjs', '--check']],
  'script budgets': ['node', ['scripts/budgets.mjs']],
};

/** Runs everything and answers how many tests passed and failed; a step that fails counts as a failed test. */
export async function check() {
  buildIfStale();
  const results = await Promise.all(Object.entries(STEPS).map(([name, [program, args]]) => step(name, program, args)));
  const failedSteps = results.filter((fine) => !fine).length;
  const tests = vitest();
  return { passed: tests.passed, failed: tests.failed + failedSteps };
}

async function step(name, program, args) {
  const { code, output } = await runQuietly(program, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

const vitest = () =>
  tally(
    (file) => ({
      program: 'vitest',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    }),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  finish([await check()]);
}
