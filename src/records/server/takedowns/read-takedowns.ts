import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import {
  type StoredTakedown,
  selectNamed,
  selectNamesDown,
  selectTakedowns,
  selectTakedownsOf,
  selectTargetsDown,
  type TakedownPlace,
} from './store.ts';

type Reader = Pick<Tx, 'sql'>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns what admins took down of the member's pages, with the reasons. */
export function ownTakedowns({ actor, db }: IdentityCtx) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const rows = await withTitles(tx, await selectTakedownsOf(tx.sql, [uid]));
    return { items: rows.map(({ ownerId: _, ...mine }) => mine) };
  });
}

/** Returns a page of current takedowns of all members, newest first. */
export const takedownsPage = async (tx: Reader, page: { after?: TakedownPlace | undefined; limit: number }) =>
  withTitles(tx, await selectTakedowns(tx.sql, page));

/** Returns the targets that are taken down for these members. */
export const takedownsOf = async ({ sql }: Reader, ownerIds: readonly string[]) =>
  (ownerIds.length === 0 ? [] : await selectTargetsDown(sql, ownerIds)).map(targetOf);

/** Returns the current and former slugs of a member's taken-down projects. */
export async function namesOfProjectsDown({ sql }: Reader, ownerId: string): Promise<ReadonlySet<string>> {
  return new Set((await selectNamesDown(sql, ownerId, 'project')).map(({ slug }) => slug));
}

/** Returns owner, kind and title of records, by id. */
export async function recordsNamed({ sql }: Reader, ids: readonly string[]) {
  const known = ids.filter((id) => ID.test(id));
  const rows = known.length === 0 ? [] : await selectNamed(sql, known);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

const targetOf = ({ ownerId, targetKind, targetId }: Pick<StoredTakedown, 'ownerId' | 'targetKind' | 'targetId'>) => ({
  ownerId,
  target: { kind: targetKind, id: targetId },
});

async function withTitles(tx: Reader, rows: readonly StoredTakedown[]) {
  const named = await recordsNamed(
    tx,
    rows.map(({ targetId }) => targetId),
  );
  return rows.map((row) => ({
    ...targetOf(row),
    title: named.get(row.targetId)?.title ?? '',
    reason: row.reason,
    takenAt: row.takenAt.toISOString(),
  }));
}
