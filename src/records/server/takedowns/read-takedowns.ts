import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import {
  type StoredTakedown,
  selectRecordTitles,
  selectTakedowns,
  selectTakedownsOf,
  selectTakedownTargets,
  selectTakenDownSlugs,
  type TakedownCursor,
} from './store.ts';

type ReadTx = Pick<Tx, 'sql'>;

/** Returns what admins took down of the member's pages, with the reasons. */
export function ownTakedowns({ actor, db }: IdentityCtx) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const rows = await withTitles(tx, await selectTakedownsOf(tx.sql, [uid]));
    return { items: rows.map(({ ownerId: _, ...takedown }) => takedown) };
  });
}

/** Returns a page of current takedowns of all members, newest first. */
export const takedownsPage = async (tx: ReadTx, page: { after?: TakedownCursor | undefined; limit: number }) =>
  withTitles(tx, await selectTakedowns(tx.sql, page));

/** Returns the targets that are taken down for these members. */
export const takedownsOf = async ({ sql }: ReadTx, ownerIds: readonly string[]) =>
  (ownerIds.length === 0 ? [] : await selectTakedownTargets(sql, ownerIds)).map(targetOf);

/** Returns the current and former slugs of a member's taken-down records of a kind. */
export async function takenDownSlugs(
  { sql }: ReadTx,
  ownerId: string,
  kind: 'project' | 'post',
): Promise<ReadonlySet<string>> {
  return new Set((await selectTakenDownSlugs(sql, ownerId, kind)).map(({ slug }) => slug));
}

/** Returns owner, kind and title of records, by id. */
export async function describeRecords({ sql }: ReadTx, ids: readonly string[]) {
  const validIds = ids.filter((id) => isUuid(id));
  const rows = validIds.length === 0 ? [] : await selectRecordTitles(sql, validIds);
  return new Map(rows.map(({ id, ...records }) => [id, records]));
}

const targetOf = ({ ownerId, targetKind, targetId }: Pick<StoredTakedown, 'ownerId' | 'targetKind' | 'targetId'>) => ({
  ownerId,
  target: { kind: targetKind, id: targetId },
});

async function withTitles(tx: ReadTx, rows: readonly StoredTakedown[]) {
  const records = await describeRecords(
    tx,
    rows.map(({ targetId }) => targetId),
  );
  return rows.map((row) => ({
    ...targetOf(row),
    title: records.get(row.targetId)?.title ?? '',
    reason: row.reason,
    takenAt: row.takenAt.toISOString(),
  }));
}
