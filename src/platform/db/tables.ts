import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { systemPolicy } from './roles.ts';

/** How often somebody did something, counted once for all instances. The shape is that of `rate-limiter-flexible`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  () => [systemPolicy()],
).enableRLS();
