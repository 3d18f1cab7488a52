import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/server/db/columns.ts';
import { systemPolicy } from '#platform/server/db/roles.ts';

const total = (name: string) => integer(name).notNull().default(0);

/** Statistics per day: totals at its end and its events. Written by a job; screens only read them. */
export const instanceDays = pgTable(
  'instance_days',
  {
    day: date('day').primaryKey(),
    people: total('people'),
    cvs: total('cvs'),
    projects: total('projects'),
    achievements: total('achievements'),
    sites: total('sites'),
    shares: total('shares'),
    domains: total('domains'),
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull().default(0),
    newPeople: total('new_people'),
    views: total('views'),
    downloads: total('downloads'),
    mailsSent: total('mails_sent'),
    mailsFailed: total('mails_failed'),
    jobsDone: total('jobs_done'),
    jobsFailed: total('jobs_failed'),
    countedAt: timestamptz('counted_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();
