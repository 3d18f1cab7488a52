import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import { createRecord } from './create-records.ts';
import { documentOf, type RecordKind } from './kind.ts';
import { requireAllUnlocked } from './lock.ts';
import { findRecord, holdRecords, type StoredRecord, updateRecord } from './store.ts';
import { columnsOf, requireProvenAddress } from './write-document.ts';

type Bulk = { ids: readonly string[]; action: string };

const statusOf = ({ status, trashedAt }: StoredRecord) => (trashedAt ? 'trash' : status);

/**
 * Applies an action to many records, all or none. Returns each record's previous status so that the change can be
 * undone.
 */
export async function changeMany<Document extends object>(
  { actor, db, clock, pages }: RecordsCtx,
  kind: RecordKind<Document>,
  { ids, action }: Bulk,
) {
  const { uid, user } = requireMember(actor);
  const shelf = { ownerId: uid, kind: kind.name };
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  return db.asMember(uid, async (tx) => {
    const found = await holdRecords(tx.sql, shelf, wanted);
    const isTrashing = action === 'trash' || action === 'restore';
    const there = isTrashing ? found : found.filter(({ trashedAt }) => !trashedAt);
    if (there.length < wanted.length) throw new AppError('NOT_FOUND');
    if (action === 'trash') {
      const documents = found.map((record) => documentOf(kind, record));
      requireAllUnlocked(kind, documents, ['trashedAt']);
    }
    const updatedAt = clock.now();
    const items = [];
    for (const record of found) {
      const change = { ...changeOf(kind, record, action, updatedAt), revision: record.revision + 1, updatedAt };
      if ('document' in change && kind.isPublished(change.document as Document)) requireProvenAddress(user);
      const { id, revision, ...after } = await updateRecord(tx.sql, record.id, change);
      items.push({ id, revision, status: statusOf({ id, revision, ...after }), statusBefore: statusOf(record) });
    }
    pages.dropWith(tx, uid);
    return { items };
  });
}

function changeOf<Document extends object>(
  kind: RecordKind<Document>,
  record: StoredRecord,
  action: string,
  now: Date,
) {
  if (action === 'trash') return { trashedAt: record.trashedAt ?? now };
  if (action === 'restore') return { trashedAt: null };
  return columnsOf(kind, kind.act(documentOf(kind, record), action));
}

type One = { id: string };

/** Moves a record to the trash, where it is kept for a while. It keeps its position and slugs. */
export async function trashRecord<Document extends object>(ctx: RecordsCtx, kind: RecordKind<Document>, { id }: One) {
  return changeOne(ctx, kind, id, 'trash');
}

export async function restoreRecord<Document extends object>(ctx: RecordsCtx, kind: RecordKind<Document>, { id }: One) {
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
  return asRecord(ctx, kind, record);
}

/** Duplicates a record. The copy is not visible to others. */
export async function duplicateRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id }: One,
) {
  const { uid } = requireMember(ctx.actor);
  const record = await ctx.db.asMember(uid, ({ sql }) => findRecord(sql, { ownerId: uid, kind: kind.name }, id));
  if (!record || record.trashedAt) throw new AppError('NOT_FOUND');
  const document = documentOf(kind, record);
  return createRecord(ctx, kind, kind.copy(document), document);
}
