import { and, count, eq, gte, sql as query } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { BY_FIRST, dayOf, startOf } from '#platform/db/days.ts';
import { outbox } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** For how long at most a mail is tried, well counted: what is older has not gone out since. */
const TRIED_FOR = query`interval '7 days'`;

/** How many mails went out on each day from this one on. */
export const countSentMail = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(outbox.sentAt, first), count: count() })
    .from(outbox)
    .where(and(gte(outbox.sentAt, startOf(first)), gte(outbox.createdAt, query`${startOf(first)} - ${TRIED_FOR}`)))
    .groupBy(BY_FIRST);

/** How many mails of each day from this one on have failed for good. */
export const countFailedMail = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(outbox.createdAt, first), count: count() })
    .from(outbox)
    .where(and(eq(outbox.state, 'failed'), gte(outbox.createdAt, startOf(first))))
    .groupBy(BY_FIRST);

/** How many mails have failed for good; no more than so many are counted. */
export const countUndelivered = async ({ sql }: Reader, most: number) =>
  sql.$count(
    sql.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'failed')).limit(most).as('undelivered'),
  );
