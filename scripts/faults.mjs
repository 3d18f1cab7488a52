// `npm run faults`: breaks the built product's dependencies during writes and checks whether data is lost.
// `npm run faults -- disk` runs those whose names contain a word. The table is written to test-results/faults.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, prepare, root } from './toolchain.mjs';

await prepare();
await ensureBuild();
const { describeFaults, faults, isFine } = await import('../src/testing/faults/faults.ts');

const results = await faults(process.argv[2] ?? '', (result) =>
  console.log(`${isFine(result) ? 'ok' : 'FAILED'}  ${result.name}`),
);
const folder = join(root, 'test-results');
mkdirSync(folder, { recursive: true });
const table = describeFaults(results);
writeFileSync(join(folder, 'faults.md'), table);
console.log(`\n${table}`);
process.exit(results.every(isFine) ? 0 : 1);
