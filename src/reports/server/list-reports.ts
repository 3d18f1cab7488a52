import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { ReportState } from '../contract.ts';
import type { ReportsCtx } from './context.ts';
import { selectReports } from './store.ts';
import { toReportRecords } from './to-report-records.ts';

type ListReportsQuery = {
  state?: ReportState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Returns a page of reports, newest first. The caller must check permissions. */
export function listReports({ db }: Pick<ReportsCtx, 'db'>, { cursor, limit, ...filter }: ListReportsQuery) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  return db.asSystem('an admin handles reports', async (tx) => {
    const rows = await selectReports(tx.sql, { ...filter, before, limit: limit + 1 });
    const { items, ...next } = toPage(rows, limit, ({ id }) => [id]);
    return { items: await toReportRecords(tx, items), ...next };
  });
}
