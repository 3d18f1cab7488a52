import type { Job } from '#platform/jobs.ts';
import { rhythmsAt } from '../model/check-rhythm.ts';
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
const AT_ONCE = 20;

/** Checks every claim that is due, once. */
export async function checkDomains(kernel: HostnamesKernel) {
  const rhythms = rhythmsAt(kernel.clock.now());
  let after: { ownerId: string; host: string } | undefined;
  do {
    const due = await kernel.db.readAsSystem('check the domains of all members', ({ sql }) =>
      selectDue(sql, { rhythms, after, limit: AT_ONCE }),
    );
    await Promise.all(due.map((claim) => checkClaim(kernel, claim)));
    after = due.at(-1);
  } while (after);
}
