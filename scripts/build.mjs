// `npm run build`: builds the client and the server into `dist/`, if a source has changed.
import { buildIfStale, prepare } from './toolchain.mjs';

await prepare();
if (!buildIfStale()) console.log('dist/ is up to date.');
