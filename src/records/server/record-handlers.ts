import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { changeMany, duplicateRecord, restoreRecord, trashRecord } from './change-records.ts';
import type { RecordsCtx } from './context.ts';
import { createRecord } from './create-records.ts';
import { deletePermanently } from './delete-records.ts';
import { listRecords, readRecord, recordFacets } from './lists/read-records.ts';
import { allocateRankAfter } from './ranks.ts';
import type { RecordKind } from './record-kind.ts';
import { saveRecord } from './save-record.ts';
import { findRecord, lockCollection, updateRecord } from './store.ts';
import { toRecord } from './to-record.ts';

type HandlerOptions<Input> = { context: RecordsCtx; input: Input };

/** Returns the handlers of the routes that every kind of record has. */
export function recordHandlers<Document extends object>(kind: RecordKind<Document>) {
  const withKind =
    <Input, Result>(command: (ctx: RecordsCtx, kind: RecordKind<Document>, input: Input) => Result) =>
    ({ context, input }: HandlerOptions<Input>) =>
      command(context, kind, input);
  return {
    list: withKind(listRecords<Document>),
    facets: ({ context }: Pick<HandlerOptions<unknown>, 'context'>) => recordFacets(context, kind),
    create: withKind(createRecord<Document>),
    read: withKind(readRecord<Document>),
    save: withKind(saveRecord<Document>),
    remove: withKind(trashRecord<Document>),
    removeForever: withKind(deletePermanently),
    restore: withKind(restoreRecord<Document>),
    duplicate: withKind(duplicateRecord<Document>),
    move: withKind(moveRecord<Document>),
    bulk: withKind(changeMany<Document>),
  };
}

type MoveRecordInput = { id: string; after: string | null };

/** Moves a record behind another, or to the start of the member's order. Its revision does not change. */
async function moveRecord<Document extends object>(
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
