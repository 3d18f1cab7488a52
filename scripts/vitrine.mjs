// `npm run vitrine -- <command>`: runs an operator command next to the running instance, with the same settings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from './builds.mjs';
import { dist, ensureBuild, node24, passOn, prepare, root } from './toolchain.mjs';

await prepare();
// Changed sources are not built here, because a command must match the running instance.
const program = join(currentBuild(dist) ?? (await ensureBuild()), 'server', 'cli.js');
const settings = join(root, '.env');
const flags = existsSync(settings) ? [`--env-file=${settings}`] : [];
process.exit(await passOn(node24, [...flags, program, ...process.argv.slice(2)], { NODE_ENV: 'production' }));
