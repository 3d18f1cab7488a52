// `npm start`: installs and builds what is missing, then runs the product.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, node24, passOn, prepare, root } from './toolchain.mjs';

await prepare();
const settings = join(root, '.env');
const flags = existsSync(settings) ? [`--env-file=${settings}`] : [];
const server = join(await ensureBuild(), 'server', 'server.js');
process.exit(await passOn(node24, [...flags, server], { NODE_ENV: 'production' }));
