import { requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { RecordsCtx } from './context.ts';
import { allocateRanks, type CollectionEnd } from './ranks.ts';
import { documentOf, type PartialDocument, type RecordKind } from './record-kind.ts';
import { assignSlug, chooseSlugs } from './slugs/assign-slug.ts';
import { withSlugWhenShown } from './slugs/slug-when-shown.ts';
import { insertSlugs } from './slugs/store.ts';
import { countRecords, insertRecords, lockCollection, type StoredRecord, updateRecord } from './store.ts';
import { toRecord } from './to-record.ts';
import { checkDocument, columnsOf, requireOwnedReferences } from './write-document.ts';

/** Maximum number of records of one kind per member; more than anybody maintains by hand. */
const MAX_RECORDS = 20_000;

type CreateRecordInput<Document> = { slug?: string | undefined } & PartialDocument<Document>;

type CopyOptions<Document> = {
  /** The document that the record was copied from. */
  source: Document;
  /** Called in the transaction that creates the record. */
  onCreated?: (tx: Tx, created: StoredRecord) => Promise<void>;
};

/** Creates a record at the start of the member's order. */
export async function createRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { slug, ...fields }: CreateRecordInput<Document>,
  { source, onCreated }: Partial<CopyOptions<Document>> = {},
) {
  const { user } = requireMember(ctx.actor);
  const requested: Document = { ...kind.empty, ...fields };
  const document = checkDocument(kind, kind.complete?.(requested, kind.empty, ctx.clock.now()) ?? requested);
  if (kind.isPublished(document)) requireVerifiedEmail(user);
  const created = await ctx.db.asMember(user.uid, async (tx) => {
    await requireOwnedReferences(tx, user.uid, kind, document, source);
    const [record] = await addRecords(ctx, tx, kind, [{ document }], 'first');
    if (!record) throw new Error('the insert returned no record');
    await onCreated?.(tx, record);
    if (!kind.slugs) return record;
    const collection = { ownerId: user.uid, kind: kind.name };
    return updateRecord(tx.sql, record.id, { slug: await assignSlug(tx.sql, collection, { ...record, slug }) });
  });
  return toRecord(ctx, kind, created);
}

/** A record to import, with its metadata. */
export type RecordImport<Document extends object> = {
  document: Document;
  /** Preferred slug; another is chosen if it is taken. */
  slug?: string | undefined;
  formerSlugs?: readonly string[];
  createdAt?: Date | undefined;
  updatedAt?: Date | undefined;
  trashedAt?: Date | undefined;
};

/** Inserts records in their order at one end of the member's order. Their documents must have been validated. */
export async function importRecords<Document extends object>(
  ctx: RecordsCtx,
  tx: Tx,
  kind: RecordKind<Document>,
  imports: readonly RecordImport<Document>[],
  end: CollectionEnd = 'last',
) {
  const { uid } = requireMember(ctx.actor);
  const collection = { ownerId: uid, kind: kind.name };
  await lockCollection(tx.sql, collection);
  const slugs = kind.slugs
    ? await chooseSlugs(
        tx.sql,
        collection,
        imports.map(({ document, slug }) => ({ slug, title: kind.index(document).title })),
      )
    : [];
  const withSlugs = imports.map((recordImport, at) => ({ ...recordImport, slug: slugs[at] }));
  const created = await addRecords(ctx, tx, kind, withSlugs, end);
  if (!kind.slugs) return created;
  const currentSlugs = created.map(({ id, slug }) => ({ ...collection, slug: slug as string, recordId: id }));
  const formerSlugRows = created.flatMap(({ id }, at) =>
    (imports[at]?.formerSlugs ?? []).map((slug) => ({ ...collection, slug, recordId: id })),
  );
  // A former slug that already leads to another record keeps doing so.
  await insertSlugs(tx.sql, [...currentSlugs, ...formerSlugRows]);
  return created;
}

async function addRecords<Document extends object>(
  ctx: RecordsCtx,
  tx: Tx,
  kind: RecordKind<Document>,
  imports: readonly RecordImport<Document>[],
  end: CollectionEnd,
) {
  const { actor, clock, language, pages } = ctx;
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  await lockCollection(tx.sql, collection);
  if ((await countRecords(tx.sql, collection)) + imports.length > MAX_RECORDS) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_RECORDS } } });
  }
  const ranks = await allocateRanks(tx.sql, collection, end, imports.length);
  const now = clock.now();
  pages.invalidate(tx, uid);
  const created = await insertRecords(
    tx.sql,
    imports.map(({ document, slug, createdAt, updatedAt, trashedAt }, at) => ({
      ...collection,
      ...columnsOf(kind, document),
      id: newId(),
      position: ranks[at] as string,
      slug,
      language,
      createdAt: createdAt ?? now,
      updatedAt: updatedAt ?? now,
      trashedAt,
    })),
  );
  const shown: StoredRecord[] = [];
  for (const record of created) {
    if (kind.isPublished(documentOf(kind, record))) await kind.afterPublish?.(ctx, tx, record);
    shown.push(await withSlugWhenShown(tx.sql, kind, record));
  }
  return shown;
}
