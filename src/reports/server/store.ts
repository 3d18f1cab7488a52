import { and, count, desc, eq, inArray, lt, ne, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { escapeLike, searchKeys } from '#platform/server/db/search-keys.ts';
import type { ReportState } from '../contract.ts';
import { foundBy, reports } from './tables.ts';

export type StoredReport = typeof reports.$inferSelect;
type ReportTarget = Pick<StoredReport, 'ownerId' | 'targetKind' | 'targetId'>;

const isAbout = ({ ownerId, targetKind, targetId }: ReportTarget) =>
  and(eq(reports.ownerId, ownerId), eq(reports.targetKind, targetKind), eq(reports.targetId, targetId));

export async function insertReport(sql: Sql, report: StoredReport) {
  await sql.insert(reports).values(report);
}

type SelectReportsOptions = {
  state?: ReportState | undefined;
  q?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** Number of recent reports that are searched before the index is used. */
const NEAR = 1000;

/** Selects a page of reports, newest first, optionally filtered by state and search text. */
export function selectReports(sql: Sql, { q, ...page }: SelectReportsOptions) {
  const all = sql.select().from(reports).orderBy(desc(reports.id));
  return q ? all.where(inArray(reports.id, reportsFound(sql, q, page))) : all.where(isListed(page)).limit(page.limit);
}

function reportsFound(sql: Sql, q: string, page: Omit<SelectReportsOptions, 'q'>) {
  const { id, page: address, reporterEmail } = reports;
  const { limit } = page;
  const near = sql
    .select({ id, address, reporterEmail })
    .from(reports)
    .where(isListed(page))
    .orderBy(desc(id))
    .limit(NEAR)
    .as('near');
  const isFound = query`(${foundBy}) like lower(${`%${escapeLike(q)}%`})`;
  return searchKeys({
    recent: sql.select({ id: near.id }).from(near).where(isFound).limit(limit),
    anywhere: (provided) =>
      sql
        .select({ id })
        .from(reports)
        .where(and(provided, isFound, isListed(page)))
        .orderBy(query`${id}::text collate "C" desc`)
        .limit(limit),
    limit,
  });
}

const isListed = ({ state, before }: Omit<SelectReportsOptions, 'q'>) =>
  and(state && eq(reports.state, state), before === undefined ? undefined : lt(reports.id, before));

export async function findReport(sql: Sql, id: string) {
  const [report] = await sql.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** Locks the reports of a page until the transaction ends. */
export async function lockPage(sql: Sql, { ownerId, targetKind, targetId }: ReportTarget) {
  const page = `reports of ${ownerId} ${targetKind} ${targetId}`;
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${page}, 0))`);
}

/** Returns whether there is an open report about a page. */
export const isOpen = async (sql: Sql, target: ReportTarget) =>
  (await sql.$count(reports, and(isAbout(target), eq(reports.state, 'open')))) > 0;

/** Counts the reports about these members' pages, by target. */
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

/** Applies a decision to all open reports about a page and returns them. */
export const decideOpen = (
  sql: Sql,
  target: ReportTarget,
  decision: Pick<StoredReport, 'state' | 'note' | 'decidedAt'>,
) =>
  sql
    .update(reports)
    .set(decision)
    .where(and(isAbout(target), eq(reports.state, 'open')))
    .returning();

/** Blanks the reporters' email addresses of reports that were decided before the given time. */
export async function blankReporters(sql: Sql, before: Date) {
  await sql
    .update(reports)
    .set({ reporterEmail: '' })
    .where(and(ne(reports.reporterEmail, ''), lt(reports.decidedAt, before)));
}

/** Replaces a reporter's email address in all reports. */
export async function replaceReporter(sql: Sql, from: string, to: string) {
  await sql.update(reports).set({ reporterEmail: to }).where(query`lower(${reports.reporterEmail}) = lower(${from})`);
}
