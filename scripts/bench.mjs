// `npm run bench`: measures the built product, compared with a bare server. `npm run bench -- pages` runs one bench.
import { ensureChromium } from './chromium.mjs';
import { ensureBuild, prepare } from './toolchain.mjs';

await prepare();
await ensureBuild();
process.env.CHROMIUM_PATH ??= await ensureChromium();
const { bench } = await import('../bench/run.ts');
process.exit(await bench(process.argv.slice(2)));
