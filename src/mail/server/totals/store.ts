import { and, count, eq, gte, sql as query } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf, startOf } from '#platform/server/db/days.ts';
import { outbox } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** Longer than any email is retried; limits how far back emails sent in a period can have been created. */
const RETRY_PERIOD = query`interval '7 days'`;

/** Counts the emails sent, per day from `first` on. */
export const countSentMail = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(outbox.sentAt, first), count: count() })
    .from(outbox)
    .where(and(gte(outbox.sentAt, startOf(first)), gte(outbox.createdAt, query`${startOf(first)} - ${RETRY_PERIOD}`)))
    .groupBy(BY_FIRST);

/** Counts the emails created from `first` on that have failed, per day. */
export const countFailedMail = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(outbox.createdAt, first), count: count() })
    .from(outbox)
    .where(and(eq(outbox.state, 'failed'), gte(outbox.createdAt, startOf(first))))
    .groupBy(BY_FIRST);

/** Counts the failed emails, up to `maxCount`. */
export const countUndelivered = async ({ sql }: Reader, maxCount: number) =>
  sql.$count(
    sql.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'failed')).limit(maxCount).as('undelivered'),
  );
