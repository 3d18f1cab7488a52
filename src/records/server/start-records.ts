import type { ImagesInUse } from '#files/service.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { sweepTrash } from './delete-records.ts';

const emptyTrashJob: Job<Record<string, never>> = { name: 'empty-trash', retryLimit: 2, retryDelay: 60, expireIn: 600 };
const CRON = '29 3 * * *';

/** Registers the daily job that empties the trash after the retention period. */
export async function startRecords(kernel: Kernel, shownElsewhere: ImagesInUse) {
  await kernel.jobs.register(emptyTrashJob);
  await kernel.jobs.work(emptyTrashJob, () => sweepTrash(kernel, shownElsewhere));
  await kernel.jobs.schedule(emptyTrashJob, CRON);
}
