import { randomBytes } from 'node:crypto';
import { median } from './load.ts';
import { register } from './member.ts';
import { rssOf } from './memory.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { openStorage } from './storage.ts';

const WARM_UP = 20;
const UPLOADS = 200;
const SAMPLE_INTERVAL = 5;
/** Memory varies with garbage collection, so the medians of so many readings are compared. */
const SAMPLES = 9;
const MAX_GROWTH = 20;

/** Measures the product's memory while files of 10 MB are uploaded and deleted, alternately whole and in chunks. */
export const uploads = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const { uploadWhole, uploadResumable, remove } = openStorage(product.url, await register(product.url));
    const bytes = randomBytes(10 * 1024 * 1024);
    const samples: number[] = [];
    for (let count = 1; count <= WARM_UP + UPLOADS; count += 1) {
      const name = `film ${count}`;
      if (count % 2 === 0) await uploadWhole(name, bytes);
      else await uploadResumable(name, bytes);
      await remove(name);
      if (count > WARM_UP && count % SAMPLE_INTERVAL === 0) samples.push(await rssOf(product.process));
    }
    console.log(`Every ${SAMPLE_INTERVAL} uploads: ${samples.map((megabytes) => megabytes.toFixed(0)).join(' ')} MB`);
    const first = median(samples.slice(0, SAMPLES));
    const last = median(samples.slice(-SAMPLES));
    return [
      { name: `memory at the first of ${UPLOADS} uploads of 10 MB`, unit: 'MB', product: first },
      { name: 'memory at the last of them', unit: 'MB', product: last },
      { name: 'peak memory', unit: 'MB', product: Math.max(...samples) },
      { name: 'memory growth by uploads', unit: 'MB', product: last - first, atMost: MAX_GROWTH },
    ];
  });
