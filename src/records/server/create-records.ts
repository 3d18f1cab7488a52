import { requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { rankBetween } from '../model/rank.ts';
import { asRecord } from './as-record.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind, Some } from './kind.ts';
import { giveSlug } from './slugs.ts';
import { countRecords, holdShelf, insertRecords, lastPlace, neighbours, updateRecord } from './store.ts';
import { checkDocument, columnsOf, requireOwnImages, requireProvenAddress } from './write-document.ts';

/** More of one kind than anybody keeps by hand. */
const MOST = 20_000;

/** Makes a record of the fields that are given; it stands first in the own order. */
export async function createRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { slug, ...fields }: { slug?: string | undefined } & Some<Document>,
) {
  const { user } = requireMember(ctx.actor);
  const document = checkDocument(kind, { ...kind.empty, ...fields });
  if (kind.isPublished(document)) requireProvenAddress(user);
  await requireOwnImages(ctx, user.uid, kind.index(document).images, document);
  const made = await ctx.db.asMember(user.uid, async (tx) => {
    const [record] = await addRecords(ctx, tx, kind, [document]);
    if (!record) throw new Error('nothing was made');
    ctx.pages.dropWith(tx, user.uid);
    if (!kind.slugs) return record;
    const shelf = { ownerId: user.uid, kind: kind.name };
    const given = await giveSlug(tx.sql, shelf, { id: record.id, title: record.title, slug });
    return updateRecord(tx.sql, record.id, { slug: given });
  });
  return asRecord(ctx, kind, made);
}

/** Makes many at once, in their order; on top of the others, or with a new name each behind them. */
export async function importRecords<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  documents: readonly Document[],
) {
  const { user } = requireMember(ctx.actor);
  return ctx.db.asMember(user.uid, async (tx) => {
    const made = await addRecords(ctx, tx, kind, documents, 'last');
    ctx.pages.dropWith(tx, user.uid);
    if (kind.slugs) {
      const shelf = { ownerId: user.uid, kind: kind.name };
      for (const { id, title } of made) {
        await updateRecord(tx.sql, id, { slug: await giveSlug(tx.sql, shelf, { id, title }) });
      }
    }
    return made;
  });
}

async function addRecords<Document extends object>(
  { actor, clock, language }: RecordsCtx,
  { sql }: Tx,
  kind: RecordKind<Document>,
  documents: readonly Document[],
  where: 'first' | 'last' = 'first',
) {
  const { uid } = requireMember(actor);
  const shelf = { ownerId: uid, kind: kind.name };
  await holdShelf(sql, shelf);
  if ((await countRecords(sql, shelf)) + documents.length > MOST) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MOST } } });
  }
  const now = clock.now();
  let { before, after } =
    where === 'first'
      ? await neighbours(sql, shelf, undefined)
      : { before: await lastPlace(sql, shelf), after: undefined };
  const rows = documents.map((document) => {
    before = rankBetween(before, after);
    const row = { ...shelf, ...columnsOf(kind, document), id: newId(), position: before, language };
    return { ...row, createdAt: now, updatedAt: now };
  });
  return insertRecords(sql, rows);
}
