import { randomBytes } from 'node:crypto';
import { median } from './load.ts';
import { register } from './member.ts';
import { rssOf } from './memory.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { openStorage } from './storage.ts';

const WARM_UP = 20;
const UPLOADS = 200;
const EVERY = 5;
/** Memory varies with garbage collection, so the medians of so many readings are compared. */
const LOOKS = 9;
const MOST_GROWTH = 20;

/** Measures the product's memory while files of 10 MB are uploaded and deleted, alternately whole and in chunks. */
export const uploads = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const { uploadWhole, uploadInPieces, remove } = openStorage(product.url, await register(product.url));
    const bytes = randomBytes(10 * 1024 * 1024);
    const seen: number[] = [];
    for (let count = 1; count <= WARM_UP + UPLOADS; count += 1) {
      const name = `film ${count}`;
      if (count % 2 === 0) await uploadWhole(name, bytes);
      else await uploadInPieces(name, bytes);
      await remove(name);
      if (count > WARM_UP && count % EVERY === 0) seen.push(await rssOf(product.process));
    }
    console.log(`Every ${EVERY} uploads: ${seen.map((megabytes) => megabytes.toFixed(0)).join(' ')} MB`);
    const first = median(seen.slice(0, LOOKS));
    const last = median(seen.slice(-LOOKS));
    return [
      { name: `memory at the first of ${UPLOADS} uploads of 10 MB`, unit: 'MB', product: first },
      { name: 'memory at the last of them', unit: 'MB', product: last },
      { name: 'memory at most', unit: 'MB', product: Math.max(...seen) },
      { name: 'growth of memory by uploads', unit: 'MB', product: last - first, atMost: MOST_GROWTH },
    ];
  });
