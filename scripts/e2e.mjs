// `npm run e2e`: runs journeys in a real browser against the built product.
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { finish, tally } from './tally.mjs';
import { ensureBuild, ensureGallery, prepare } from './toolchain.mjs';

/** Gets ready what journeys need besides the build, and returns the path of a Chromium. */
export async function readyForJourneys() {
  const [chromium] = await Promise.all([ensureChromium(), ensureGallery()]);
  return chromium;
}

/** Runs the journeys and returns how many passed, and which failed or passed only on retry. */
export async function e2e(args = []) {
  await ensureBuild();
  const chromium = await readyForJourneys();
  return tally(
    (file) => ({
      program: 'playwright',
      args: ['test', '--reporter=list,json', ...args],
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: [...suites.flatMap((file) => named(file, 'unexpected')), ...errors.map(({ message }) => message)],
      flaky: suites.flatMap((file) => named(file, 'flaky')),
    }),
  );
}

/** Returns the names of a file's journeys that ended with this status. */
function named({ title, specs, suites = [] }, status) {
  const ended = specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title);
  return [...ended, ...suites.flatMap((part) => named(part, status))].map((name) => `${title} › ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  finish([await e2e(process.argv.slice(2))]);
}
