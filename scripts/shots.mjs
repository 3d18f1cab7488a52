// `npm run shots`: takes a screenshot of every screen, light and dark, on a phone and on a wide screen, into `.shots/`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, ensureGallery, prepare, root, run } from './toolchain.mjs';

await prepare();
await ensureBuild();
await ensureGallery();
const folder = join(root, '.shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
await run('playwright', ['test', '--config', 'playwright.shots.config.ts'], {
  env: { CHROMIUM_PATH: await ensureChromium() },
});
console.log(`The pictures are in ${folder}`);
