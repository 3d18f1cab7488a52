import { count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { hostnames } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** Counts the served domains by the day of their authorization, from `first` on; earlier ones are counted together. */
export const countShownHosts = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(hostnames.authorizedAt, first), count: count() })
    .from(hostnames)
    .where(inArray(hostnames.state, ['authorized', 'failing']))
    .groupBy(BY_FIRST);

/** Counts the domains that wait for approval, up to `maxCount`. */
export const countWaitingHosts = async ({ sql }: Reader, maxCount: number) =>
  sql.$count(
    sql
      .select({ host: hostnames.host })
      .from(hostnames)
      .where(eq(hostnames.state, 'verified'))
      .limit(maxCount)
      .as('waiting'),
  );
