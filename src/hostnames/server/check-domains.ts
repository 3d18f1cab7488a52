import type { Job } from '#platform/server/jobs.ts';
import { dueFiltersAt } from '../model/check-schedule.ts';
import { checkClaim } from './check-host.ts';
import type { HostnamesKernel } from './context.ts';
import { selectDue } from './store.ts';

export const checkDomainsJob: Job<Record<string, never>> = {
  name: 'check-domains',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 3600,
};
export const CHECK_CRON = '*/10 * * * *';

/** Concurrent checks; a check spends most of its time waiting for DNS. */
const BATCH_SIZE = 20;

/** Checks every claim that is due, once. */
export async function checkDomains(kernel: HostnamesKernel) {
  const filters = dueFiltersAt(kernel.clock.now());
  let after: { ownerId: string; host: string } | undefined;
  do {
    const due = await kernel.db.readAsSystem('check the domains of all members', ({ sql }) =>
      selectDue(sql, { filters, after, limit: BATCH_SIZE }),
    );
    await Promise.all(due.map((claim) => checkClaim(kernel, claim)));
    after = due.at(-1);
  } while (after);
}
