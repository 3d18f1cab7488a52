import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import { documentOf, type RecordKind, type Some } from './kind.ts';
import { giveSlug } from './slugs.ts';
import { holdRecords, holdShelf, type StoredRecord, updateRecord } from './store.ts';
import { checkDocument, columnsOf, requireOwnImages, requireProvenAddress } from './write-document.ts';

type Change<Document> = { id: string; revision: number; slug?: string | undefined } & Some<Document>;

/** Changes fields of a record that is still as whoever changes it saw it; otherwise shows how it is now. */
export async function saveRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, revision, slug, ...fields }: Change<Document>,
) {
  const { user } = requireMember(ctx.actor);
  const shelf = { ownerId: user.uid, kind: kind.name };
  const saved = await ctx.db.asMember(user.uid, async (tx) => {
    // A name is looked for and taken by one at a time.
    if (kind.slugs) await holdShelf(tx.sql, shelf);
    const [record] = await holdRecords(tx.sql, shelf, [id]);
    if (!record || record.trashedAt) throw new AppError('NOT_FOUND');
    if (record.revision !== revision) throw await conflict(ctx, kind, record);
    const before = documentOf(kind, record);
    const document = checkDocument(kind, { ...before, ...fields });
    if (kind.isPublished(document) && !kind.isPublished(before)) requireProvenAddress(user);
    const columns = columnsOf(kind, document);
    const added = columns.images.filter((image) => !record.images.includes(image));
    await requireOwnImages(ctx, user.uid, added, document);
    ctx.pages.dropWith(tx, user.uid);
    const renamed = slug ?? (kind.slugs?.follows(before) && columns.title !== record.title ? null : undefined);
    return updateRecord(tx.sql, id, {
      ...columns,
      ...(renamed === undefined
        ? {}
        : { slug: await giveSlug(tx.sql, shelf, { id, title: columns.title, slug: renamed ?? undefined }) }),
      revision: revision + 1,
      updatedAt: ctx.clock.now(),
    });
  });
  return asRecord(ctx, kind, saved);
}

async function conflict<Document extends object>(ctx: RecordsCtx, kind: RecordKind<Document>, record: StoredRecord) {
  return new AppError('CONFLICT', { data: { current: await asRecord(ctx, kind, record) } });
}
