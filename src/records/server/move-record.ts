import { requireMember } from '#identity/service.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { rankBetween, spreadRanks } from '../model/rank.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './kind.ts';
import { findRecord, holdShelf, idsInOrder, neighbours, placeAll, type Shelf, updateRecord } from './store.ts';

/** Places that have grown longer than this are all given anew. */
const LONGEST_PLACE = 80;

type Move = { id: string; after: string | null };

/** Puts a record behind another in the own order, or first. Its revision stays: nothing of it has changed. */
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
    const position = await placeBehind(tx.sql, shelf, id, after);
    if (position.length <= LONGEST_PLACE) return updateRecord(tx.sql, id, { position });
    await spreadAll(tx.sql, shelf);
    return updateRecord(tx.sql, id, { position: await placeBehind(tx.sql, shelf, id, after) });
  });
  return asRecord(ctx, kind, moved);
}

async function placeBehind(sql: Sql, shelf: Shelf, id: string, after: string | null) {
  const other = after === null ? undefined : await findRecord(sql, shelf, after);
  if (after !== null && !other) throw new AppError('NOT_FOUND');
  const between = await neighbours(sql, shelf, other?.position, id);
  return rankBetween(between.before, between.after);
}

async function spreadAll(sql: Sql, shelf: Shelf) {
  const ids = await idsInOrder(sql, shelf);
  await placeAll(sql, ids, spreadRanks(ids.length));
}
