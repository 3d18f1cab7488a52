import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../record-kind.ts';
import { selectReferring } from '../store.ts';

/**
 * Returns the member's records of a kind that refer to another record, the last edited first, excluding the trash, and
 * whether each holds something at a path (SQL/JSON) of its document.
 */
export async function recordsReferringTo(
  { actor, db }: RecordsCtx,
  kind: Pick<RecordKind, 'name'>,
  id: string,
  holding: string,
) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  // Row-level security prevents use of the index, so the system role runs this; it is limited to the collection.
  return db.asSystem('find references with an index that row-level security would disable', ({ sql }) =>
    selectReferring(sql, collection, id, holding),
  );
}
