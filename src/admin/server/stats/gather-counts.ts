import { countBytes } from '#files/service.ts';
import { countShownHosts } from '#hostnames/service.ts';
import { countPeople } from '#identity/service.ts';
import { countFailedMail, countSentMail } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countLinks, countSites } from '#portfolio/service.ts';
import { countRecords } from '#records/service.ts';
import { countVisits } from '#visits/service.ts';

export type Counts = Awaited<ReturnType<typeof gatherCounts>>;

/**
 * What each domain counts of itself, day by day from one on. One after the other, each in a question of its own: nothing is
 * held meanwhile, and there is one connection less for others, not ten.
 */
export async function gatherCounts({ db, clock, jobs }: Pick<Kernel, 'db' | 'clock' | 'jobs'>, first: string) {
  const counts = await db.readAsSystem('count all members and what they have', async (reader) => ({
    people: await countPeople(reader, first),
    records: await countRecords(reader, first),
    sites: await countSites(reader, first),
    shares: await countLinks(reader, first, clock.now()),
    domains: await countShownHosts(reader, first),
    bytes: await countBytes(reader, first),
    visits: await countVisits(reader, first),
    mailsSent: await countSentMail(reader, first),
    mailsFailed: await countFailedMail(reader, first),
  }));
  return { ...counts, jobs: await jobs.endedSince(first) };
}
