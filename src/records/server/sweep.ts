import type { Job } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { deleteTrashedBefore } from './store.ts';

const emptyTrash: Job<Record<string, never>> = { name: 'empty-trash', retryLimit: 2, retryDelay: 60, expireIn: 600 };
const CRON = '29 3 * * *';
export const TRASH_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Deletes, day by day, what has lain in the trash for long enough. */
export async function startRecords(kernel: Kernel) {
  await kernel.jobs.register(emptyTrash);
  await kernel.jobs.work(emptyTrash, () => sweepTrash(kernel));
  await kernel.jobs.schedule(emptyTrash, CRON);
}

export async function sweepTrash({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MILLISECONDS);
  await db.asSystem(({ sql }) => deleteTrashedBefore(sql, before));
}
