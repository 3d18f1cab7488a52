import { countWaitingHosts } from '#hostnames/service.ts';
import { countOpenInvitations } from '#identity/service.ts';
import { countUndelivered } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countOpenReports } from '#reports/service.ts';
import { MAX_PENDING_COUNT, type Stats } from '../../contract/stats.ts';

/** Returns the number of pending tasks of each kind. */
export async function countPendingTasks({
  db,
  clock,
  jobs,
}: Pick<Kernel, 'db' | 'clock' | 'jobs'>): Promise<Stats['waiting']> {
  const [[reports, domains, mails, invitations], { failed }] = await Promise.all([
    db.readAsSystem('count the pending tasks of admins', (reader) =>
      Promise.all([
        countOpenReports(reader, MAX_PENDING_COUNT),
        countWaitingHosts(reader, MAX_PENDING_COUNT),
        countUndelivered(reader, MAX_PENDING_COUNT),
        countOpenInvitations(reader, clock.now(), MAX_PENDING_COUNT),
      ]),
    ),
    jobs.counts(),
  ]);
  return { reports, domains, mails, jobs: Math.min(failed, MAX_PENDING_COUNT), invitations };
}
