import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withBare } from './bare.ts';
import { drain } from './drain.ts';
import { register } from './member.ts';
import { type MeteredProduct, type MeteredServer, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { openStorage } from './storage.ts';

const MEGABYTES = 10;
const ROUNDS = 9;
const DOWNLOADS = 48;
const AT_LEAST_BARE = 0.7;

/**
 * Measures a download from the storage service, compared with a bare server that streams the same file from the same
 * disk.
 */
export const downloads = () =>
  withProduct({}, async (product) => {
    const member = await register(product.url);
    const storage = openStorage(product.url, member);
    const { downloadTokens } = await storage.uploadWhole('film', randomBytes(MEGABYTES * 1024 * 1024));
    const media = `${storage.pathOf('film')}?alt=media`;
    return withBare('file-server.ts', await onlyBlob(product), async (bare) => [
      ...(await measure({ product, bare }, 'by token', 1, `${media}&token=${downloadTokens}`, {})),
      ...(await measure({ product, bare }, 'by session', 1, media, { authorization: storage.authorization })),
      ...(await measure({ product, bare }, 'by cookie', 1, media, { cookie: member.cookie })),
      ...(await measure({ product, bare }, 'by token', 8, `${media}&token=${downloadTokens}`, {})),
    ]);
  });

type DownloadPair = { product: MeteredServer; bare: MeteredServer };

async function measure(
  { product, bare }: DownloadPair,
  variant: string,
  connections: number,
  path: string,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const load = (server: MeteredServer) => async () => {
    const before = await server.read();
    const began = performance.now();
    const each = Array.from({ length: connections }, () => drain(server.url, path, headers, DOWNLOADS / connections));
    await Promise.all(each);
    const seconds = (performance.now() - began) / 1000;
    const { cpu } = await server.read();
    return { perSecond: (MEGABYTES * DOWNLOADS) / seconds, cpu: (cpu - before.cpu) / DOWNLOADS };
  };
  const rounds = await alternate(ROUNDS, load(product), load(bare));
  const name = `10 MB ${variant}, ${connections} at once`;
  return [
    { name, unit: 'MB/s', ...compare(rounds, ({ perSecond }) => perSecond), atLeast: AT_LEAST_BARE },
    { name: `${name}, CPU`, unit: 'ms/file', ...compare(rounds, ({ cpu }) => cpu) },
  ];
}

/** Returns the path of the only file in the product's storage. */
async function onlyBlob({ dataDir }: MeteredProduct) {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const [blob, ...others] = entries.filter((entry) => entry.isFile());
  if (!blob || others.length > 0) throw new Error('expected exactly one file');
  return join(blob.parentPath, blob.name);
}
