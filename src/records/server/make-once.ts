import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from './context.ts';
import { importRecords } from './create-records.ts';
import type { RecordKind } from './kind.ts';
import { findByField, holdShelf } from './store.ts';
import { requireOwn } from './write-document.ts';

type Text<Document> = { [Name in keyof Document]: Document[Name] extends string ? Name : never }[keyof Document] &
  string;

/** Returns the record outside the trash with the same text in a field, or undefined; also for an empty text. */
export async function findSame<Document extends object>(
  { actor, db }: RecordsCtx,
  kind: RecordKind<Document>,
  field: Text<Document>,
  text: string,
) {
  const { uid } = requireMember(actor);
  if (text === '') return undefined;
  return db.asMember(uid, ({ sql }) => findByField(sql, { ownerId: uid, kind: kind.name }, field, text));
}

/**
 * Creates a record at the start of the member's order, unless one has the same text in a field; then returns that one.
 */
export async function makeOnce<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  field: Text<Document>,
  document: Document,
) {
  const { uid } = requireMember(ctx.actor);
  const shelf = { ownerId: uid, kind: kind.name };
  return ctx.db.asMember(uid, async (tx) => {
    await holdShelf(tx.sql, shelf);
    const text = String(document[field]);
    const same = text === '' ? undefined : await findByField(tx.sql, shelf, field, text);
    if (same) return { same, made: undefined };
    await requireOwn(tx, uid, kind, document);
    const [made] = await importRecords(ctx, tx, kind, [{ document }], 'first');
    return { same: undefined, made: made?.id };
  });
}
