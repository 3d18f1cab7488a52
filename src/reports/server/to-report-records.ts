import { findPersonNames } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { describeRecords, takedownsOf } from '#records/service.ts';
import type { ReportRecord } from '../contract.ts';
import { countReports, type StoredReport } from './store.ts';
import { shownTarget, targetOf } from './targets.ts';

type Reader = Pick<Tx, 'sql'>;

/** Returns a function for a member's name and email; both are empty for deleted members. */
export async function findOwners(tx: Reader, uids: readonly string[]) {
  const people = await findPersonNames(tx, uids);
  return (uid: string) => ({
    uid,
    name: people.get(uid)?.displayName ?? '',
    email: people.get(uid)?.email ?? '',
  });
}

/** Converts stored reports to the API's form, with owners, titles and takedowns queried for all reports at once. */
export async function toReportRecords(tx: Reader, rows: readonly StoredReport[]): Promise<ReportRecord[]> {
  if (rows.length === 0) return [];
  const ownerIds = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const [ownerOf, counts, takedowns, records] = await Promise.all([
    findOwners(tx, ownerIds),
    countReports(tx.sql, ownerIds),
    takedownsOf(tx, ownerIds),
    describeRecords(
      tx,
      rows.map(({ targetId }) => targetId),
    ),
  ]);
  const totals = new Map(counts.map((one) => [pageKeyOf(one), one.total]));
  const takenDownPages = new Set(takedowns.map(({ ownerId, target }) => `${ownerId} ${target.kind} ${target.id}`));
  return rows.map((row) => ({
    ...{ id: row.id, page: row.page, reason: row.reason, text: row.text, state: row.state, note: row.note },
    owner: ownerOf(row.ownerId),
    target: shownTarget(row.ownerId, targetOf(row)),
    title: records.get(row.targetId)?.title ?? '',
    reporterEmail: row.reporterEmail,
    isDown: takenDownPages.has(pageKeyOf(row)),
    others: (totals.get(pageKeyOf(row)) ?? 1) - 1,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

const pageKeyOf = ({ ownerId, targetKind, targetId }: Pick<StoredReport, 'ownerId' | 'targetKind' | 'targetId'>) =>
  `${ownerId} ${targetKind} ${targetId}`;
