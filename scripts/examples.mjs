// `npm run examples`: makes the example sites in `examples/` and the pictures of the instance's own pages in
// `src/app/pages/pictures/` again, from the demo's members, the CV templates and the themes. The results are committed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, prepare } from './toolchain.mjs';

await prepare();
await ensureBuild();
const { startEmbeddedPostgres } = await import('../src/platform/server/db/embedded.ts');
const { makeLog } = await import('../src/platform/server/log.ts');
const { startProduct } = await import('../src/testing/product.ts');
const { fillDemo } = await import('./demo/fill.mjs');
const { keepExamples } = await import('./examples/keep-examples.mjs');
const { takePictures } = await import('./examples/take-pictures.mjs');

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-examples-'));
const postgres = await startEmbeddedPostgres({ dataDir, key: 'of the examples', log: makeLog('silent') });
const product = await startProduct({ DATABASE_URL: postgres.url, MIGRATION_DATABASE_URL: postgres.ownerUrl });
try {
  const members = await fillDemo(product.url, /\/setup#(\S+)/.exec(product.setUpLink)?.[1]);
  await keepExamples({ product, postgres, members });
  await takePictures({ product, members });
} finally {
  await product.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
