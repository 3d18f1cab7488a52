import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../record-kind.ts';
import { selectHolding, selectReferring } from '../store.ts';

/** Returns the member's records of a kind that refer to another record, the last edited first, excluding the trash. */
export async function recordsReferringTo({ actor, db }: RecordsCtx, kind: Pick<RecordKind, 'name'>, id: string) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  // Row-level security prevents use of the index, so the system role runs this; it is limited to the collection.
  return db.asSystem('find references with an index that row-level security would disable', ({ sql }) =>
    selectReferring(sql, collection, id),
  );
}

/** Returns the ids of those of the member's records whose documents hold something at a path (SQL/JSON). */
export async function recordsHolding(
  { actor, db }: RecordsCtx,
  kind: Pick<RecordKind, 'name'>,
  { ids, path }: { ids: readonly string[]; path: string },
): Promise<ReadonlySet<string>> {
  const { uid } = requireMember(actor);
  if (ids.length === 0) return new Set();
  const collection = { ownerId: uid, kind: kind.name };
  return new Set(await db.asMember(uid, ({ sql }) => selectHolding(sql, collection, ids, path)));
}
