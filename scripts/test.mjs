// `npm test`: runs every check and test on a machine that has only Node and npm.
import { check } from './check.mjs';
import { e2e } from './e2e.mjs';
import { finish } from './tally.mjs';
import { prepare } from './toolchain.mjs';

await prepare();
finish([await check(), await e2e()]);
