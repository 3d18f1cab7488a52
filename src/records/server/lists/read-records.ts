import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { decodeCursor, isDatabaseTime, isOneOf, isStorable, toPage } from '#platform/server/db/keyset.ts';
import type { RecordsCtx } from '../context.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { findBySlug } from '../slugs/store.ts';
import { findRecord, findRecords, selectNewest } from '../store.ts';
import { toRecord, toRecords } from '../to-record.ts';
import { parseSearch } from './search.ts';
import { countByCategory, countByStatus, countByTag, type Sort, selectPage } from './store.ts';

type ListRecordsInput = {
  q?: string | undefined;
  status?: string | undefined;
  tag?: string | undefined;
  kind?: string | undefined;
  sort: Sort;
  cursor?: string | undefined;
  limit: number;
};

/** Returns a page of the member's records. A cursor is only valid for the sort order that it was issued for. */
export async function listRecords<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  input: ListRecordsInput,
) {
  const { uid } = requireMember(ctx.actor);
  const { q = '', status, tag, sort, cursor, limit } = input;
  const collection = { ownerId: uid, kind: kind.name };
  const search = parseSearch(q, ctx.language);
  if (search === 'nothing') return { items: [] };
  const pageQuery = {
    sort,
    status,
    tag,
    search,
    category: input.kind,
    after: cursor === undefined ? undefined : keyAfter(cursor, sort),
    limit: limit + 1,
    without: kind.heavy,
  };
  const readPage = ({ sql }: Tx) => selectPage(sql, collection, pageQuery);
  // Row-level security prevents use of the search and tag indexes, so the system role runs these; the query is limited
  // to the collection.
  const rows = await (search || tag !== undefined
    ? ctx.db.asSystem('search with an index that row-level security would disable', readPage)
    : ctx.db.asMember(uid, readPage));
  const { items, ...rest } = toPage(rows, limit, (row) => [sort, row.key, row.id]);
  return { items: await toRecords(ctx, kind, items), ...rest };
}

function keyAfter(cursor: string, sort: Sort) {
  const isKey = sort === 'updated' ? isDatabaseTime : isStorable;
  const [, key, id] = decodeCursor(cursor, [isOneOf(sort), isKey, isUuid]);
  return [key, id] as const;
}

/** Returns one of the member's records by id, or by its current or a former slug. */
export async function readRecord<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id }: { id: string },
) {
  const { uid } = requireMember(ctx.actor);
  const collection = { ownerId: uid, kind: kind.name };
  const found = await ctx.db.asMember(uid, async ({ sql }) =>
    isUuid(id) ? findRecord(sql, collection, id) : findBySlug(sql, collection, id),
  );
  if (!found) throw new AppError('NOT_FOUND');
  return toRecord(ctx, kind, found);
}

/** Returns the documents of the member's records with these ids, by id, excluding trashed records. */
export async function documentsOf<Document extends object>(
  { actor, db }: Pick<RecordsCtx, 'actor' | 'db'>,
  kind: RecordKind<Document>,
  ids: readonly string[],
) {
  const { uid } = requireMember(actor);
  if (ids.length === 0) return new Map<string, Document>();
  const found = await db.asMember(uid, (tx) => findByIds(tx, kind, { ownerId: uid, ids }));
  return new Map(found.map(({ id, document }) => [id, document]));
}

/** Returns a member's records of a kind with these ids, excluding trashed ones. */
export async function findByIds<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
) {
  const rows = await findRecords(sql, { ownerId, kind: kind.name }, ids);
  return rows.flatMap((row) => (row.trashedAt ? [] : [{ id: row.id, document: documentOf(kind, row) }]));
}

/** Returns the newest `limit` of the member's records of a kind, excluding trashed ones. */
export async function newestDocumentsOf<Document extends object>(
  { actor, db }: Pick<RecordsCtx, 'actor' | 'db'>,
  kind: RecordKind<Document>,
  limit: number,
) {
  const { uid } = requireMember(actor);
  const rows = await db.asMember(uid, ({ sql }) => selectNewest(sql, { ownerId: uid, kind: kind.name }, limit));
  return rows.map(({ id, revision, ...stored }) => ({ id, revision, document: documentOf(kind, stored) }));
}

/** Returns the number of records per status and tag, of one category or of all, for list filters. */
export async function recordFacets({ actor, db }: RecordsCtx, kind: Pick<RecordKind, 'name'>, category?: string) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  return db.asMember(uid, async ({ sql }) => {
    const [statuses, tags] = await Promise.all([
      countByStatus(sql, collection, category),
      countByTag(sql, collection, category),
    ]);
    return {
      total: statuses.filter(({ status }) => status !== 'trash').reduce((sum, { count }) => sum + count, 0),
      statuses: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
      tags,
    };
  });
}

/** Returns the number of records per category, excluding the trash. */
export async function categoryCounts({ actor, db }: RecordsCtx, kind: Pick<RecordKind, 'name'>) {
  const { uid } = requireMember(actor);
  const counts = await db.asMember(uid, ({ sql }) => countByCategory(sql, { ownerId: uid, kind: kind.name }));
  return Object.fromEntries(counts.map(({ category, count }) => [category, count]));
}
