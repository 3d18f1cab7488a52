// `npm run vitrine -- <command>`: what the operator does beside the running instance, with the same settings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, node24, passOn, prepare, root } from './toolchain.mjs';

await prepare();
const program = join(root, 'dist', 'server', 'cli.js');
// What is there is not built anew: an instance may be running on it.
if (!existsSync(program)) buildIfStale();
const settings = join(root, '.env');
const flags = existsSync(settings) ? [`--env-file=${settings}`] : [];
process.exit(await passOn(node24, [...flags, program, ...process.argv.slice(2)], { NODE_ENV: 'production' }));
