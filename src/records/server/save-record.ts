import { requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { RecordsCtx } from './context.ts';
import { requireUnlocked } from './lock.ts';
import { documentOf, type PartialDocument, type RecordKind } from './record-kind.ts';
import { assignSlug, claimSlug } from './slugs/assign-slug.ts';
import { withSlugWhenShown } from './slugs/slug-when-shown.ts';
import { lockCollection, lockRecords, writeRecord } from './store.ts';
import { toRecord } from './to-record.ts';
import { keepSessionVersion } from './versions/keep-version.ts';
import { checkDocument, columnsOf, isNewlyPublished, requireOwnedReferences } from './write-document.ts';

/** Record to change. Without a revision, the change applies regardless of other changes since. */
type RevisionCheck = { id: string; revision: number | undefined };
type RecordPatch<Document> = { slug?: string | undefined } & PartialDocument<Document>;

/** Updates fields of a record if its revision matches. Otherwise throws a conflict that carries the current record. */
export const saveRecord = <Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, revision, ...fields }: RevisionCheck & RecordPatch<Document>,
) => changeRecord(ctx, kind, { id, revision }, () => fields as RecordPatch<Document>);

/**
 * Updates a record with fields that are computed from its current document. Throws a conflict if the revision differs.
 */
export const changeRecord = async <Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  check: RevisionCheck,
  fieldsOf: (before: Document) => RecordPatch<Document>,
) => toRecord(ctx, kind, await changeStoredRecord(ctx, kind, check, fieldsOf));

/** Updates a record as `changeRecord` does, and returns it as stored, without what only readers need. */
export async function changeStoredRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, revision }: RevisionCheck,
  fieldsOf: (before: Document) => RecordPatch<Document>,
) {
  const { user } = requireMember(ctx.actor);
  const collection = { ownerId: user.uid, kind: kind.name };
  const { record, isSaved: wasSaved } = await ctx.db.asMember(user.uid, async (tx) => {
    // Slugs are chosen under the collection lock, so that two changes cannot take the same one.
    if (kind.slugs) await lockCollection(tx.sql, collection);
    const [stored] = await lockRecords(tx.sql, collection, [id]);
    if (!stored || stored.trashedAt) throw new AppError('NOT_FOUND');
    if (revision !== undefined && stored.revision !== revision) return { record: stored, isSaved: false };
    const before = documentOf(kind, stored);
    const { slug, ...fields } = fieldsOf(before);
    requireUnlocked(kind, before, Object.keys(fields));
    const requested: Document = { ...before, ...fields };
    const changed = checkDocument(kind, kind.complete?.(requested, before, ctx.clock.now()) ?? requested);
    const document = kind.deriveFields?.(changed, before) ?? changed;
    const isPublishing = isNewlyPublished(kind, document, before);
    if (isPublishing) requireVerifiedEmail(user);
    await requireOwnedReferences(tx, user.uid, kind, document, before);
    if (kind.versions) await keepSessionVersion(ctx, kind, tx, stored);
    await kind.beforeSave?.(ctx, tx, stored);
    const columns = columnsOf(kind, document);
    const isRenamed = slug !== undefined || (kind.slugs?.followsTitle(before) && columns.title !== stored.title);
    const assign = kind.slugs ? assignSlug : claimSlug;
    const slugColumn = isRenamed ? { slug: await assign(tx.sql, collection, { id, title: columns.title, slug }) } : {};
    ctx.pages.invalidate(tx, user.uid);
    const change = { ...columns, ...slugColumn, revision: stored.revision + 1, updatedAt: ctx.clock.now() };
    await writeRecord(tx.sql, id, change);
    const saved = await withSlugWhenShown(tx.sql, kind, { ...stored, ...change });
    if (isPublishing) await kind.afterPublish?.(ctx, tx, saved);
    return { record: saved, isSaved: true };
  });
  if (!wasSaved) throw new AppError('CONFLICT', { data: { current: await toRecord(ctx, kind, record) } });
  return record;
}
