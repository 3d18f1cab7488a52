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

/** What admins took down of one's own, and why. */
export function ownTakedowns({ actor, db }: IdentityCtx) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const rows = await withTitles(tx, await selectTakedownsOf(tx.sql, [uid]));
    return { items: rows.map(({ ownerId: _, ...mine }) => mine) };
  });
}

/** What is taken down at present, whosever it is, the last first. */
export const takedownsPage = async (tx: Reader, page: { after?: TakedownPlace | undefined; limit: number }) =>
  withTitles(tx, await selectTakedowns(tx.sql, page));

/** What of these members is taken down. */
export const takedownsOf = async ({ sql }: Reader, ownerIds: readonly string[]) =>
  (ownerIds.length === 0 ? [] : await selectTargetsDown(sql, ownerIds)).map(targetOf);

/** Every name in addresses under which a member's projects that are taken down are or were to be found. */
export async function namesOfProjectsDown({ sql }: Reader, ownerId: string): Promise<ReadonlySet<string>> {
  return new Set((await selectNamesDown(sql, ownerId, 'project')).map(({ slug }) => slug));
}

/** What these records are called, and whose they are, by their ids. */
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
