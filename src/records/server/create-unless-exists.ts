import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from './context.ts';
import { importRecords } from './create-records.ts';
import { findEqual } from './find-equal.ts';
import type { RecordKind } from './record-kind.ts';
import { findByField, lockCollection } from './store.ts';
import { checkDocument, requireOwnedReferences } from './write-document.ts';

type TextFieldOf<Document> = {
  [Name in keyof Document]: Document[Name] extends string ? Name : never;
}[keyof Document] &
  string;

/** Returns the record outside the trash with the same text in a field, or undefined; also for an empty text. */
export async function findByText<Document extends object>(
  { actor, db }: RecordsCtx,
  kind: RecordKind<Document>,
  field: TextFieldOf<Document>,
  text: string,
) {
  const { uid } = requireMember(actor);
  if (text === '') return undefined;
  return db.asMember(uid, ({ sql }) => findByField(sql, { ownerId: uid, kind: kind.name }, field, text));
}

/**
 * Creates a record at the start of the member's order, unless one has the same text in a field; then returns that one.
 */
export async function createUnlessExists<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  field: TextFieldOf<Document>,
  document: Document,
) {
  const { uid } = requireMember(ctx.actor);
  const collection = { ownerId: uid, kind: kind.name };
  return ctx.db.asMember(uid, async (tx) => {
    await lockCollection(tx.sql, collection);
    const text = String(document[field]);
    const existing = text === '' ? undefined : await findByField(tx.sql, collection, field, text);
    if (existing) return { existing, createdId: undefined };
    await requireOwnedReferences(tx, uid, kind, document);
    const [created] = await importRecords(ctx, tx, kind, [{ document }], 'first');
    return { existing: undefined, createdId: created?.id };
  });
}

/**
 * Creates the records that don't exist yet with the same document apart from `ignoredFields`, at the end of the member's
 * order. Returns the ids of all in their order, and how many are new.
 */
export async function createUnlessEqual<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  documents: readonly Document[],
  ignoredFields: readonly (keyof Document & string)[] = [],
) {
  const { uid } = requireMember(ctx.actor);
  const checked = documents.map((document) => checkDocument(kind, document));
  return ctx.db.asMember(uid, async (tx) => {
    await lockCollection(tx.sql, { ownerId: uid, kind: kind.name });
    const equalIds = await findEqual(tx, { ownerId: uid, kind }, checked, { ignoredFields, withTrash: false });
    const missing = checked.filter((_, at) => equalIds[at] === undefined);
    for (const document of missing) await requireOwnedReferences(tx, uid, kind, document);
    const created = await importRecords(
      ctx,
      tx,
      kind,
      missing.map((document) => ({ document })),
    );
    const newIds = created.map(({ id }) => id);
    return { ids: equalIds.map((id) => id ?? (newIds.shift() as string)), created: created.length };
  });
}
