// `npm run check`: format, lint, boundaries, types, dead code, stale files, budgets, then unit and integration tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale, prepare, run, runQuietly } from './toolchain.mjs';

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

function vitest() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-vitest-'));
  const file = join(folder, 'results.json');
  const { status } = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
    mayFail: true,
  });
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
    // A suite that could not even be loaded holds no failed test.
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
