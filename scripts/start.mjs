// `npm start`: installs and builds what is missing, then runs the product.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, node24, passOn, prepare, root } from './toolchain.mjs';

await prepare();
buildIfStale();
const settings = join(root, '.env');
const flags = existsSync(settings) ? [`--env-file=${settings}`] : [];
const server = join(root, 'dist', 'server', 'server.js');
process.exit(await passOn(node24, [...flags, server], { NODE_ENV: 'production' }));
