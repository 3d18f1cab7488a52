import { count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/db/days.ts';
import { hostnames } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** How many domains that are shown were let on on each day from this one on, and before it. */
export const countShownHosts = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(hostnames.authorizedAt, first), count: count() })
    .from(hostnames)
    .where(inArray(hostnames.state, ['authorized', 'failing']))
    .groupBy(BY_FIRST);

/** How many domains wait for an admin; no more than so many are counted. */
export const countWaitingHosts = async ({ sql }: Reader, most: number) =>
  sql.$count(
    sql
      .select({ host: hostnames.host })
      .from(hostnames)
      .where(eq(hostnames.state, 'verified'))
      .limit(most)
      .as('waiting'),
  );
