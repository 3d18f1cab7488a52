import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { StorageKernel } from '../context.ts';
import { sweepMedia } from '../media/sweep-media.ts';
import { olderImages, removeFilesWithoutImage, removeImages } from './store.ts';

/** Returns those of the images and media that are in use. Each domain that displays images reports those of its own records. */
export type ImagesInUse = (tx: Pick<Tx, 'sql'>, ids: readonly string[]) => Promise<readonly string[]>;

const sweepImagesJob: Job<Record<string, never>> = {
  name: 'sweep-images',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
};
const CRON = '17 4 * * *';
const BATCH_SIZE = 100;

/** Starts the daily deletion of unused images and media. */
export async function startImageSweep(kernel: StorageKernel, inUse: readonly ImagesInUse[]) {
  await kernel.jobs.register(sweepImagesJob);
  await kernel.jobs.work(sweepImagesJob, () => sweepImages(kernel, inUse));
  await kernel.jobs.schedule(sweepImagesJob, CRON);
}

/** Deletes images and media that are not in use, with the files that were uploaded for them. */
export async function sweepImages({ db, clock }: Pick<StorageKernel, 'db' | 'clock'>, inUse: readonly ImagesInUse[]) {
  // An image may be needed again soon after it was removed from a project.
  const before = endOfRetention(RETENTION.unusedImages, clock.now());
  const usedIds = async (tx: Tx, ids: readonly string[]) => {
    const used = new Set<string>();
    for (const find of inUse) for (const id of await find(tx, ids)) used.add(id);
    return used;
  };
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined; ) {
    const from: string = after;
    after = await db.asSystem('delete unused images', async (tx) => {
      const ids = await olderImages(tx.sql, { before, after: from, limit: BATCH_SIZE });
      const used = await usedIds(tx, ids);
      const fileIds = await removeImages(
        tx.sql,
        ids.filter((id) => !used.has(id)),
      );
      await removeFilesWithoutImage(tx.sql, fileIds);
      return ids.at(-1);
    });
  }
  await sweepMedia({ before, run: (part) => db.asSystem('delete unused media', part), usedIds });
}
