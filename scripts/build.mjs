// `npm run build`: builds the client and the server into a folder of `dist/`, if a source has changed.
import { relative } from 'node:path';
import { ensureBuild, prepare, root } from './toolchain.mjs';

await prepare();
console.log(`The build is in ${relative(root, await ensureBuild())}. It will be used from the next start.`);
