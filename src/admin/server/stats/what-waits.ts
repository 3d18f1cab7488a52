import { countWaitingHosts } from '#hostnames/service.ts';
import { countOpenInvitations } from '#identity/service.ts';
import { countUndelivered } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countOpenReports } from '#reports/service.ts';
import { MOST_WAITING, type Stats } from '../../contract/stats.ts';

/** Returns the number of pending tasks of each kind. */
export async function whatWaits({ db, clock, jobs }: Pick<Kernel, 'db' | 'clock' | 'jobs'>): Promise<Stats['waiting']> {
  const [[reports, domains, mails, invitations], { failed }] = await Promise.all([
    db.readAsSystem('an admin reads what waits', (reader) =>
      Promise.all([
        countOpenReports(reader, MOST_WAITING),
        countWaitingHosts(reader, MOST_WAITING),
        countUndelivered(reader, MOST_WAITING),
        countOpenInvitations(reader, clock.now(), MOST_WAITING),
      ]),
    ),
    jobs.counts(),
  ]);
  return { reports, domains, mails, jobs: Math.min(failed, MOST_WAITING), invitations };
}
