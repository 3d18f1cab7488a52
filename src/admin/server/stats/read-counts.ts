import { countBytes } from '#files/service.ts';
import { countShownHosts } from '#hostnames/service.ts';
import { countPeople } from '#identity/service.ts';
import { countFailedMail, countSentMail } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { countLinks, countSites } from '#portfolio/service.ts';
import { countRecordsByDay } from '#records/service.ts';
import { countVisits } from '#visits/service.ts';

export type InstanceCounts = Awaited<ReturnType<typeof readCounts>>;

/**
 * Counts each domain's records per day from a day on. The queries run one after the other, so that they use a single
 * connection.
 */
export async function readCounts({ db, clock, jobs }: Pick<Kernel, 'db' | 'clock' | 'jobs'>, first: string) {
  const counts = await db.readAsSystem('count all members and their content', async (reader) => ({
    people: await countPeople(reader, first),
    records: await countRecordsByDay(reader, first),
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
