import type { Tx } from '#platform/db/database.ts';
import type { Job } from '#platform/jobs.ts';
import { endOfRetention, RETENTION } from '#platform/retention.ts';
import type { FilesKernel } from '../context.ts';
import { olderImages, removeFilesWithoutImage, removeImages } from './store.ts';

/** Of these pictures, the ones that something shows. Each domain that shows pictures answers for its own records. */
export type ImagesInUse = (tx: Pick<Tx, 'sql'>, ids: readonly string[]) => Promise<readonly string[]>;

const sweepUnused: Job<Record<string, never>> = {
  name: 'sweep-images',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
};
const CRON = '17 4 * * *';
const AT_ONCE = 100;

/** Deletes, day by day, the pictures that nothing shows any more. */
export async function startImageSweep(kernel: FilesKernel, inUse: readonly ImagesInUse[]) {
  await kernel.jobs.register(sweepUnused);
  await kernel.jobs.work(sweepUnused, () => sweepImages(kernel, inUse));
  await kernel.jobs.schedule(sweepUnused, CRON);
}

export async function sweepImages({ db, clock }: Pick<FilesKernel, 'db' | 'clock'>, inUse: readonly ImagesInUse[]) {
  // Somebody who took a picture out of a project may want it back.
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
