import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import { documentOf, type RecordKind, type Some } from './kind.ts';
import { requireUnlocked } from './lock.ts';
import { giveSlug } from './names/slugs.ts';
import { holdRecords, holdShelf, updateRecord } from './store.ts';
import { checkDocument, columnsOf, requireOwn, requireProvenAddress } from './write-document.ts';

/** Record to change. Without a revision, the change applies regardless of other changes since. */
type Basis = { id: string; revision: number | undefined };
type Fields<Document> = { slug?: string | undefined } & Some<Document>;

/** Updates fields of a record if its revision matches. Otherwise throws a conflict that carries the current record. */
export const saveRecord = <Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, revision, ...fields }: Basis & Fields<Document>,
) => changeRecord(ctx, kind, { id, revision }, () => fields as Fields<Document>);

/**
 * Updates a record with fields that are computed from its current document. Throws a conflict if the revision differs.
 */
export async function changeRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, revision }: Basis,
  fieldsOf: (before: Document) => Fields<Document>,
) {
  const { user } = requireMember(ctx.actor);
  const shelf = { ownerId: user.uid, kind: kind.name };
  const { record, isSaved } = await ctx.db.asMember(user.uid, async (tx) => {
    // Slugs are chosen under the shelf lock, so that two changes cannot take the same one.
    if (kind.slugs) await holdShelf(tx.sql, shelf);
    const [stored] = await holdRecords(tx.sql, shelf, [id]);
    if (!stored || stored.trashedAt) throw new AppError('NOT_FOUND');
    if (revision !== undefined && stored.revision !== revision) return { record: stored, isSaved: false };
    const before = documentOf(kind, stored);
    const { slug, ...fields } = fieldsOf(before);
    requireUnlocked(kind, before, Object.keys(fields));
    const changed = checkDocument(kind, { ...before, ...fields });
    const document = kind.follow?.(changed, before) ?? changed;
    if (kind.isPublished(document) && !kind.isPublished(before)) requireProvenAddress(user);
    await requireOwn(tx, user.uid, kind, document, before);
    await kind.keepBefore?.(ctx, tx, stored);
    const columns = columnsOf(kind, document);
    const isRenamed = slug !== undefined || (kind.slugs?.follows(before) && columns.title !== stored.title);
    const name = isRenamed ? { slug: await giveSlug(tx.sql, shelf, { id, title: columns.title, slug }) } : {};
    ctx.pages.dropWith(tx, user.uid);
    const change = { ...columns, ...name, revision: stored.revision + 1, updatedAt: ctx.clock.now() };
    return { record: await updateRecord(tx.sql, id, change), isSaved: true };
  });
  const shown = await asRecord(ctx, kind, record);
  if (!isSaved) throw new AppError('CONFLICT', { data: { current: shown } });
  return shown;
}
