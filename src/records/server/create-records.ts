import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind, Some } from './kind.ts';
import { findSlugs, giveSlug } from './names/slugs.ts';
import { insertSlugs } from './names/store.ts';
import { type End, placesAt } from './places.ts';
import { countRecords, holdShelf, insertRecords, updateRecord } from './store.ts';
import { checkDocument, columnsOf, requireOwn, requireProvenAddress } from './write-document.ts';

/** Maximum number of records of one kind per member; more than anybody maintains by hand. */
const MOST = 20_000;

type Given<Document> = { slug?: string | undefined } & Some<Document>;

/** Creates a record at the start of the member's order. `like` is the document that it was copied from. */
export async function createRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { slug, ...fields }: Given<Document>,
  like?: Document,
) {
  const { user } = requireMember(ctx.actor);
  const document = checkDocument(kind, { ...kind.empty, ...fields });
  if (kind.isPublished(document)) requireProvenAddress(user);
  const made = await ctx.db.asMember(user.uid, async (tx) => {
    await requireOwn(tx, user.uid, kind, document, like);
    const [record] = await addRecords(ctx, tx, kind, [{ document }], 'first');
    if (!record) throw new Error('nothing was made');
    if (!kind.slugs) return record;
    const shelf = { ownerId: user.uid, kind: kind.name };
    return updateRecord(tx.sql, record.id, { slug: await giveSlug(tx.sql, shelf, { ...record, slug }) });
  });
  return asRecord(ctx, kind, made);
}

/** A record to import, with its metadata. */
export type Arrival<Document extends object> = {
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
  arrivals: readonly Arrival<Document>[],
  end: End = 'last',
) {
  const { uid } = requireMember(ctx.actor);
  const shelf = { ownerId: uid, kind: kind.name };
  await holdShelf(tx.sql, shelf);
  const slugs = kind.slugs
    ? await findSlugs(
        tx.sql,
        shelf,
        arrivals.map(({ document, slug }) => ({ slug, title: kind.index(document).title })),
      )
    : [];
  const named = arrivals.map((arrival, at) => ({ ...arrival, slug: slugs[at] }));
  const made = await addRecords(ctx, tx, kind, named, end);
  if (!kind.slugs) return made;
  const present = made.map(({ id, slug }) => ({ ...shelf, slug: slug as string, recordId: id }));
  const former = made.flatMap(({ id }, at) =>
    (arrivals[at]?.formerSlugs ?? []).map((slug) => ({ ...shelf, slug, recordId: id })),
  );
  // A former slug that already leads to another record keeps doing so.
  await insertSlugs(tx.sql, [...present, ...former]);
  return made;
}

async function addRecords<Document extends object>(
  { actor, clock, language, pages }: RecordsCtx,
  tx: Tx,
  kind: RecordKind<Document>,
  arrivals: readonly Arrival<Document>[],
  end: End,
) {
  const { uid } = requireMember(actor);
  const shelf = { ownerId: uid, kind: kind.name };
  await holdShelf(tx.sql, shelf);
  if ((await countRecords(tx.sql, shelf)) + arrivals.length > MOST) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MOST } } });
  }
  const places = await placesAt(tx.sql, shelf, end, arrivals.length);
  const now = clock.now();
  pages.dropWith(tx, uid);
  return insertRecords(
    tx.sql,
    arrivals.map(({ document, slug, createdAt, updatedAt, trashedAt }, at) => ({
      ...shelf,
      ...columnsOf(kind, document),
      id: newId(),
      position: places[at] as string,
      slug,
      language,
      createdAt: createdAt ?? now,
      updatedAt: updatedAt ?? now,
      trashedAt,
    })),
  );
}
