// `npm run bench`: measures the built product, side by side with a bare server. `npm run bench -- pages` runs one bench.
import { buildIfStale, prepare } from './toolchain.mjs';

await prepare();
buildIfStale();
const { bench } = await import('../bench/run.ts');
process.exit(await bench(process.argv.slice(2)));
