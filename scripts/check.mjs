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

/** Runs everything and answers how many tests passed and which failed; a step that fails counts as a failed test. */
export async function check() {
  await ensureBuild();
  const steps = await Promise.all(Object.entries(STEPS).map(([name, [program, args]]) => step(name, program, args)));
  const tests = vitest();
  return { ...tests, failed: [...steps.flat(), ...tests.failed] };
}

/** The name of the step where it failed. */
async function step(name, program, args) {
  const { code, output } = await runQuietly(program, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return code === 0 ? [] : [name];
}

const vitest = () =>
  tally(
    (file) => ({
      program: 'vitest',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    }),
    ({ numPassedTests, testResults }) => ({ passed: numPassedTests, failed: testResults.flatMap(failedIn) }),
  );

/** The tests of a file that failed; the file itself where it could not even be loaded, or not be left. */
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
