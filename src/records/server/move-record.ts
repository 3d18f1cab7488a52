import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './kind.ts';
import { placeBehind } from './places.ts';
import { findRecord, holdShelf, updateRecord } from './store.ts';

type Move = { id: string; after: string | null };

/** Moves a record behind another, or to the start of the member's order. Its revision does not change. */
export async function moveRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, after }: Move,
) {
  const { uid } = requireMember(ctx.actor);
  const shelf = { ownerId: uid, kind: kind.name };
  const moved = await ctx.db.asMember(uid, async (tx) => {
    await holdShelf(tx.sql, shelf);
    const record = await findRecord(tx.sql, shelf, id);
    if (!record) throw new AppError('NOT_FOUND');
    if (after === id) return record;
    ctx.pages.dropWith(tx, uid);
    return updateRecord(tx.sql, id, { position: await placeBehind(tx.sql, shelf, id, after) });
  });
  return asRecord(ctx, kind, moved);
}
