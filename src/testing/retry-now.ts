import type pg from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** Waits until a job is scheduled for a retry and runs it immediately. With `last`, it is the last retry. */
export const retryNow = (pool: pg.Pool, { last = false } = {}) =>
  eventually(async () => {
    const { rowCount } = await pool.query(
      `update pgboss.job set start_after = now(), retry_limit = case when $1 then retry_count + 1 else retry_limit end
        where state = 'retry' and start_after > now()`,
      [last],
    );
    expect(rowCount, 'jobs scheduled for a retry').toBe(1);
  });
