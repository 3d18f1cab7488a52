import type { Tx } from '#platform/db/database.ts';
import type { Job } from '#platform/jobs.ts';
import { endOfRetention, RETENTION } from '#platform/retention.ts';
import type { FilesKernel } from '../context.ts';
import { olderImages, removeFilesWithoutImage, removeImages } from './store.ts';

/** Returns those of the images that are in use. Each domain that displays images reports those of its own records. */
export type ImagesInUse = (tx: Pick<Tx, 'sql'>, ids: readonly string[]) => Promise<readonly string[]>;

const sweepUnused: Job<Record<string, never>> = {
  name: 'sweep-images',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
};
const CRON = '17 4 * * *';
const AT_ONCE = 100;

/** Starts the daily deletion of unused images. */
export async function startImageSweep(kernel: FilesKernel, inUse: readonly ImagesInUse[]) {
  await kernel.jobs.register(sweepUnused);
  await kernel.jobs.work(sweepUnused, () => sweepImages(kernel, inUse));
  await kernel.jobs.schedule(sweepUnused, CRON);
}

export async function sweepImages({ db, clock }: Pick<FilesKernel, 'db' | 'clock'>, inUse: readonly ImagesInUse[]) {
  // An image may be needed again soon after it was removed from a project.
  const before = endOfRetention(RETENTION.unusedImages, clock.now());
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined; ) {
    const from: string = after;
    after = await db.asSystem('sweep pictures that nothing shows', async (tx) => {
      const ids = await olderImages(tx.sql, { before, after: from, limit: AT_ONCE });
      const used = new Set<string>();
      for (const find of inUse) for (const id of await find(tx, ids)) used.add(id);
      const fileIds = await removeImages(
        tx.sql,
        ids.filter((id) => !used.has(id)),
      );
      await removeFilesWithoutImage(tx.sql, fileIds);
      return ids.at(-1);
    });
  }
}
