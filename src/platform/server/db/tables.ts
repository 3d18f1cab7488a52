import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { systemPolicy } from './roles.ts';

/** The counters of rate limits, shared by all instances. The columns are those of `rate-limiter-flexible`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  () => [systemPolicy()],
).enableRLS();
