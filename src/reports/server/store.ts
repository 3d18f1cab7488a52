import { and, count, desc, eq, inArray, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import type { ReportState } from '../contract.ts';
import { foundBy, reports } from './tables.ts';

export type StoredReport = typeof reports.$inferSelect;
type Target = Pick<StoredReport, 'ownerId' | 'targetKind' | 'targetId'>;

const about = ({ ownerId, targetKind, targetId }: Target) =>
  and(eq(reports.ownerId, ownerId), eq(reports.targetKind, targetKind), eq(reports.targetId, targetId));

export async function insertReport(sql: Sql, report: StoredReport) {
  await sql.insert(reports).values(report);
}

type Wanted = { state?: ReportState | undefined; q?: string | undefined; before?: string | undefined; limit: number };

/** The newest first. */
export const selectReports = (sql: Sql, { state, q, before, limit }: Wanted) =>
  sql
    .select()
    .from(reports)
    .where(
      and(
        state && eq(reports.state, state),
        q ? query`(${foundBy}) like lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})` : undefined,
        before === undefined ? undefined : lt(reports.id, before),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(limit);

export async function findReport(sql: Sql, id: string) {
  const [report] = await sql.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** Whoever else wants to decide of the same page waits until this transaction ends. */
export async function holdPage(sql: Sql, { ownerId, targetKind, targetId }: Target) {
  const page = `reports of ${ownerId} ${targetKind} ${targetId}`;
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${page}, 0))`);
}

/** Whether something is open about a page. */
export const isOpen = async (sql: Sql, target: Target) =>
  (await sql.$count(reports, and(about(target), eq(reports.state, 'open')))) > 0;

/** How many reports there are of what belongs to these members, by what they are about. */
export const countReports = (sql: Sql, ownerIds: readonly string[]) =>
  sql
    .select({
      ownerId: reports.ownerId,
      targetKind: reports.targetKind,
      targetId: reports.targetId,
      total: count(),
    })
    .from(reports)
    .where(inArray(reports.ownerId, [...ownerIds]))
    .groupBy(reports.ownerId, reports.targetKind, reports.targetId);

/** Decides all that is open about a page alike; answers what was decided. */
export const decideOpen = (sql: Sql, target: Target, decision: Pick<StoredReport, 'state' | 'note' | 'decidedAt'>) =>
  sql
    .update(reports)
    .set(decision)
    .where(and(about(target), eq(reports.state, 'open')))
    .returning();
