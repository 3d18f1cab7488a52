import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { blankAddresses } from './store.ts';

const sweepAuditJob: Job<Record<string, never>> = { name: 'sweep-audit', retryLimit: 2, retryDelay: 60, expireIn: 600 };
const CRON = '53 2 * * *';
const BATCH = 5000;

/** Blanks the IP addresses of old audit events, every night. */
export async function startAuditSweep(kernel: Pick<Kernel, 'db' | 'clock' | 'jobs'>) {
  await kernel.jobs.register(sweepAuditJob);
  await kernel.jobs.work(sweepAuditJob, () => sweepAudit(kernel));
  await kernel.jobs.schedule(sweepAuditJob, CRON);
}

export async function sweepAudit({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const before = endOfRetention(RETENTION.auditAddresses, clock.now());
  for (let blanked = BATCH; blanked === BATCH; ) {
    blanked = await db.asSystem('blank old addresses of events', ({ sql }) => blankAddresses(sql, before, BATCH));
  }
}
