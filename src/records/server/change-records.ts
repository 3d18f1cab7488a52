import { requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { applyAction } from './apply-action.ts';
import type { RecordsCtx } from './context.ts';
import { createRecord } from './create-records.ts';
import { requireAllUnlocked } from './lock.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import { findRecord, lockRecords, type StoredRecord } from './store.ts';
import { toRecord } from './to-record.ts';
import { isNewlyPublished } from './write-document.ts';

type BulkChangeInput = { ids: readonly string[]; action: string };

const statusOf = ({ status, trashedAt }: StoredRecord) => (trashedAt ? 'trash' : status);

/**
 * Applies an action to many records, all or none.
 * Returns each record's previous status so that the change can be undone.
 */
export async function changeMany<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { ids, action }: BulkChangeInput,
) {
  const { actor, db } = ctx;
  const { uid, user } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  return db.asMember(uid, async (tx) => {
    const found = await lockRecords(tx.sql, collection, uniqueIds);
    const isTrashing = action === 'trash' || action === 'restore';
    const available = isTrashing ? found : found.filter(({ trashedAt }) => !trashedAt);
    if (available.length < uniqueIds.length) throw new AppError('NOT_FOUND');
    if (action === 'trash') {
      const documents = found.map((record) => documentOf(kind, record));
      requireAllUnlocked(kind, documents, ['trashedAt']);
    }
    const items = [];
    for (const record of found) {
      const changed = await applyAction(ctx, tx, kind, record, action);
      if (!isTrashing) {
        const [document, before] = [documentOf(kind, changed), documentOf(kind, record)];
        if (kind.isPublished(document)) requireVerifiedEmail(user);
        if (isNewlyPublished(kind, document, before)) await kind.afterPublish?.(ctx, tx, changed);
      }
      const { id, revision } = changed;
      items.push({ id, revision, status: statusOf(changed), statusBefore: statusOf(record) });
    }
    return { items };
  });
}

type RecordIdInput = { id: string };

/** Moves a record to the trash, where it is kept for a while. It keeps its position and slugs. */
export async function trashRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id }: RecordIdInput,
) {
  return changeOne(ctx, kind, id, 'trash');
}

export async function restoreRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id }: RecordIdInput,
) {
  return changeOne(ctx, kind, id, 'restore');
}

/** Applies one of its kind's actions to a record and returns it. */
export async function changeOne<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  id: string,
  action: string,
) {
  const { uid } = requireMember(ctx.actor);
  await changeMany(ctx, kind, { ids: [id], action });
  const record = await ctx.db.asMember(uid, ({ sql }) => findRecord(sql, { ownerId: uid, kind: kind.name }, id));
  if (!record) throw new AppError('NOT_FOUND');
  return toRecord(ctx, kind, record);
}

/** Duplicates a record. The copy is not visible to others. */
export async function duplicateRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id }: RecordIdInput,
) {
  const { uid } = requireMember(ctx.actor);
  const record = await ctx.db.asMember(uid, ({ sql }) => findRecord(sql, { ownerId: uid, kind: kind.name }, id));
  if (!record || record.trashedAt) throw new AppError('NOT_FOUND');
  const document = documentOf(kind, record);
  return createRecord(ctx, kind, kind.duplicate(document), { source: document });
}
