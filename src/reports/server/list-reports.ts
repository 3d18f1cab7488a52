import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import type { ReportState } from '../contract.ts';
import { asReports } from './as-reports.ts';
import type { ReportsCtx } from './context.ts';
import { selectReports } from './store.ts';

type Wanted = { state?: ReportState | undefined; q?: string | undefined; cursor?: string | undefined; limit: number };

/** Returns a page of reports, newest first. The caller must check permissions. */
export function listReports({ db }: Pick<ReportsCtx, 'db'>, { cursor, limit, ...wanted }: Wanted) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  return db.asSystem('an admin decides about reports', async (tx) => {
    const rows = await selectReports(tx.sql, { ...wanted, before, limit: limit + 1 });
    const { items, ...next } = page(rows, limit, ({ id }) => [id]);
    return { items: await asReports(tx, items), ...next };
  });
}
