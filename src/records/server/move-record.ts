import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { RecordsCtx } from './context.ts';
import { allocateRankAfter } from './ranks.ts';
import type { RecordKind } from './record-kind.ts';
import { findRecord, lockCollection, updateRecord } from './store.ts';
import { toRecord } from './to-record.ts';

type MoveRecordInput = { id: string; after: string | null };

/** Moves a record behind another, or to the start of the member's order. Its revision does not change. */
export async function moveRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, after }: MoveRecordInput,
) {
  const { uid } = requireMember(ctx.actor);
  const collection = { ownerId: uid, kind: kind.name };
  const moved = await ctx.db.asMember(uid, async (tx) => {
    await lockCollection(tx.sql, collection);
    const record = await findRecord(tx.sql, collection, id);
    if (!record) throw new AppError('NOT_FOUND');
    if (after === id) return record;
    ctx.pages.invalidate(tx, uid);
    return updateRecord(tx.sql, id, { position: await allocateRankAfter(tx.sql, collection, id, after) });
  });
  return toRecord(ctx, kind, moved);
}
