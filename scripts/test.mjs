// `npm test`: everything, on a machine that has nothing but Node and npm.
import { check } from './check.mjs';
import { e2e } from './e2e.mjs';
import { prepare } from './toolchain.mjs';

await prepare();
const results = [await check(), await e2e()];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
