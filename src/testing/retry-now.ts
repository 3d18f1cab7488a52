import type pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** Waits until a job waits for its next try, and lets it have that at once; with `last`, there is none after it. */
export const retryNow = (pool: pg.Pool, { last = false } = {}) =>
  eventually(async () => {
    const { rowCount } = await pool.query(
      `update pgboss.job set start_after = now(), retry_limit = case when $1 then retry_count + 1 else retry_limit end
        where state = 'retry' and start_after > now()`,
      [last],
    );
    expect(rowCount, 'jobs that wait for their next try').toBe(1);
  });
