// `npm run e2e`: journeys in a real browser against the built product.
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { finish, tally } from './tally.mjs';
import { buildGalleryIfStale, buildIfStale, prepare } from './toolchain.mjs';

/** Answers how many journeys passed and failed. */
export function e2e(args = []) {
  buildIfStale();
  buildGalleryIfStale();
  const chromium = ensureChromium();
  return tally(
    (file) => ({
      program: 'playwright',
      args: ['test', '--reporter=list,json', ...args],
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  finish([e2e(process.argv.slice(2))]);
}
