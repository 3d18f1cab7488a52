import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { eventually } from '#testing/eventually.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { type Product, startProduct } from '#testing/product.ts';

const WRITES = 500;
const AT_ONCE = 8;

async function makeDataDir() {
  const dataDir = await makeFastFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const operatorOf = ({ setUpLink }: Product) => ({ authorization: `${SET_UP_SCHEME} ${setUpLink.split('#')[1]}` });

/** Writes until there are enough records or the server stops responding. Returns the acknowledged ids. */
async function writeMails(product: Product, onAcknowledged: (count: number) => Promise<void>) {
  const acknowledged: string[] = [];
  let next = 0;
  const write = async () => {
    while (next < WRITES) {
      const number = next++;
      const answer = await fetch(`${product.url}/api/admin/mail/test`, {
        method: 'POST',
        headers: { ...operatorOf(product), 'content-type': 'application/json' },
        body: JSON.stringify({ to: `reader-${number}@example.org` }),
      });
      if (!answer.ok) continue;
      const { id } = await answer.json();
      acknowledged.push(id);
      await onAcknowledged(acknowledged.length);
    }
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, write));
  return acknowledged;
}

async function readMails(product: Product) {
  const ids = new Set<string>();
  let cursor = '';
  do {
    const answer = await fetch(`${product.url}/api/admin/mail?limit=100${cursor}`, { headers: operatorOf(product) });
    const { items, nextCursor } = await answer.json();
    for (const { id } of items) ids.add(id);
    cursor = nextCursor ? `&cursor=${nextCursor}` : '';
  } while (cursor);
  return ids;
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

it('keeps every acknowledged write when the product and its database are killed during writes', async () => {
  const dataDir = await makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  const postmaster = await postmasterOf(dataDir);
  const acknowledged = await writeMails(product, async (count) => {
    if (count !== WRITES / 2) return;
    product.process.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES / 2);
  expect(acknowledged.length).toBeLessThan(WRITES);

  const again = await startProduct({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await again.stop()));
  const stored = await readMails(again);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}, 60_000);

it('takes over the database that a killed product left running', async () => {
  const dataDir = await makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  const postmaster = await postmasterOf(dataDir);
  product.process.kill('SIGKILL');

  const again = await startProduct({ DATA_DIR: dataDir });
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
  await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  await eventually(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'));
}, 60_000);

it('restarts its database after it was killed, and keeps acknowledged writes', async () => {
  const dataDir = await makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await product.stop()));
  const [id] = await writeMails(product, async (count) => {
    if (count === 1) process.kill(await postmasterOf(dataDir), 'SIGKILL');
  });
  await eventually(async () => expect((await fetch(`${product.url}/readyz`)).status).toBe(200));
  expect(await readMails(product)).toContain(id);
}, 60_000);

it('starts even if another program has reused the process id of a killed database', async () => {
  const dataDir = await makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir });
  const left = await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8');
  expect(await product.stop()).toBe(0);
  await writeFile(join(dataDir, 'pg', 'postmaster.pid'), left.replace(/^\d+/, String(process.pid)));

  const again = await startProduct({ DATA_DIR: dataDir });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
}, 60_000);
