import { and, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { shares, sites } from '../tables.ts';

type PortfolioReader = Pick<Tx, 'sql'>;

/** Counts published sites by day of publication, from a first day on, and all earlier ones together. */
export const countSites = ({ sql }: PortfolioReader, first: string) =>
  sql
    .select({ day: dayOf(sites.publishedAt, first), count: count() })
    .from(sites)
    .where(isNotNull(sites.publishedAt))
    .groupBy(BY_FIRST);

/** Counts active, unexpired links by day of creation, from a first day on, and all earlier ones together. */
export const countLinks = ({ sql }: PortfolioReader, first: string, now: Date) =>
  sql
    .select({ day: dayOf(shares.createdAt, first), count: count() })
    .from(shares)
    .where(and(eq(shares.state, 'active'), or(isNull(shares.expiresAt), gt(shares.expiresAt, now))))
    .groupBy(BY_FIRST);
