import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from './context.ts';
import { importRecords } from './create-records.ts';
import type { RecordKind } from './record-kind.ts';
import { findByField, lockCollection } from './store.ts';
import { requireOwnedReferences } from './write-document.ts';

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
