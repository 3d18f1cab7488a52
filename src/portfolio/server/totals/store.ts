import { and, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/db/days.ts';
import { shares, sites } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** How many sites that can be seen were published on each day from this one on, and before it. */
export const countSites = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(sites.publishedAt, first), count: count() })
    .from(sites)
    .where(isNotNull(sites.publishedAt))
    .groupBy(BY_FIRST);

/** How many links that lead somewhere now were made on each day from this one on, and before it. */
export const countLinks = ({ sql }: Reader, first: string, now: Date) =>
  sql
    .select({ day: dayOf(shares.createdAt, first), count: count() })
    .from(shares)
    .where(and(eq(shares.state, 'active'), or(isNull(shares.expiresAt), gt(shares.expiresAt, now))))
    .groupBy(BY_FIRST);
