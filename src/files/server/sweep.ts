import type { Job } from '#platform/jobs.ts';
import type { FilesKernel } from './context.ts';
import { removeExpiredUploads, removeLoose, selectLoose, unknownBlobs } from './store.ts';

const job = (name: string): Job<Record<string, never>> => ({ name, retryLimit: 2, retryDelay: 60, expireIn: 600 });

/** Deletes the bytes that no file has any more, a few minutes after they came loose. */
export const sweepFiles = job('sweep-files');
export const SWEEP_CRON = '*/5 * * * *';
/** Looks through all bytes for those that never had a row: what a crash left. */
export const sweepBlobs = job('sweep-blobs');
export const SWEEP_BLOBS_CRON = '41 3 * * *';

const AT_ONCE = 100;
/** Bytes without a row may be on their way to one. */
const GRACE_MILLISECONDS = 60 * 60 * 1000;

/** Ends uploads that were given up, then deletes what is loose. A blob whose deletion fails stays on the list. */
export async function sweepLoose({ db, blobs, clock }: Pick<FilesKernel, 'db' | 'blobs' | 'clock'>) {
  await db.asSystem(({ sql }) => removeExpiredUploads(sql, clock.now()));
  for (;;) {
    const removed = await db.asSystem(async ({ sql }) => {
      const loose = await selectLoose(sql, AT_ONCE);
      for (const { blob } of loose) {
        await blobs.remove(blob);
        await removeLoose(sql, blob);
      }
      return loose.length;
    });
    if (removed < AT_ONCE) return;
  }
}

export async function sweepUnknown({ db, blobs, clock }: Pick<FilesKernel, 'db' | 'blobs' | 'clock'>) {
  const old = clock.now().getTime() - GRACE_MILLISECONDS;
  let keys: string[] = [];
  const look = async () => {
    if (keys.length === 0) return;
    const unknown = await db.asSystem(({ sql }) => unknownBlobs(sql, keys));
    for (const key of unknown) await blobs.remove(key);
    keys = [];
  };
  for await (const { key, keptAt } of blobs.list()) {
    if (keptAt.getTime() < old) keys.push(key);
    if (keys.length >= AT_ONCE) await look();
  }
  await look();
}
