// `npm run e2e`: journeys in a real browser against the built product.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { buildIfStale, prepare, run } from './toolchain.mjs';

/** Answers how many journeys passed and failed. */
export async function e2e(args = []) {
  buildIfStale();
  const chromium = ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const file = join(folder, 'results.json');
  const { status } = run('playwright', ['test', '--reporter=list,json', ...args], {
    mayFail: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return { passed: expected + flaky, failed: status === 0 ? unexpected : Math.max(unexpected, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare();
  const { passed, failed } = await e2e(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
