import {
  and,
  arrayContains,
  arrayOverlaps,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql as query,
} from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { isOfActiveMember, isTakenDown, records } from './tables.ts';

const { search: _, words: __, refersTo: ___, ...columns } = getTableColumns(records);

/** Columns that are read for a record: all except those that only serve to find it. */
export { columns as recordColumns };

export type NewRecord = Omit<typeof records.$inferInsert, 'search'>;
export type StoredRecord = Omit<typeof records.$inferSelect, 'search' | 'words' | 'refersTo'>;

/** Owner and kind; together they identify a list of records. */
export type Collection = { ownerId: string; kind: string };
export const inCollection = ({ ownerId, kind }: Collection) =>
  and(eq(records.ownerId, ownerId), eq(records.kind, kind));
/** Rank of a record, compared byte by byte regardless of the database's collation. */
export const rankColumn = query<string>`${records.position} collate "C"`;

/** Locks a collection until the end of the transaction, so that no two records get the same rank. */
export async function lockCollection(sql: Sql, { ownerId, kind }: Collection) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${ownerId}`}, 0))`);
}

export const countRecords = (sql: Sql, collection: Collection) => sql.$count(records, inCollection(collection));

export async function insertRecords(sql: Sql, newRecords: readonly NewRecord[]) {
  const inserted: StoredRecord[] = [];
  for (let at = 0; at < newRecords.length; at += 500) {
    inserted.push(
      ...(await sql
        .insert(records)
        .values(newRecords.slice(at, at + 500))
        .returning(columns)),
    );
  }
  return inserted;
}

export async function findRecord(sql: Sql, collection: Collection, id: string) {
  const [record] = await sql
    .select(columns)
    .from(records)
    .where(and(inCollection(collection), eq(records.id, id)));
  return record;
}

/** Selects a record by id if it has one of the statuses and is not taken down, or if the reader owns it. */
export async function findPublished(
  sql: Sql,
  { kind, id, statuses, reader }: { kind: string; id: string; statuses: readonly string[]; reader: string | undefined },
) {
  const [record] = await sql
    .select(columns)
    .from(records)
    .where(
      and(
        eq(records.id, id),
        eq(records.kind, kind),
        isNull(records.trashedAt),
        or(
          and(inArray(records.status, [...statuses]), not(isTakenDown)),
          reader === undefined ? undefined : eq(records.ownerId, reader),
        ),
        isOfActiveMember,
      ),
    );
  return record;
}

export const findRecords = (sql: Sql, collection: Collection, ids: readonly string[]) =>
  sql
    .select(columns)
    .from(records)
    .where(and(inCollection(collection), inArray(records.id, [...ids])));

/** Returns the ids of the referenced records that the member has outside the trash. */
export async function existingRecordIds(
  sql: Sql,
  ownerId: string,
  references: readonly { kind: string; id: string }[],
) {
  if (references.length === 0) return [];
  const rows = await sql
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        eq(records.ownerId, ownerId),
        isNull(records.trashedAt),
        or(...references.map(({ kind, id }) => and(eq(records.kind, kind), eq(records.id, id)))),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Selects the documents of records by id, of any kind and member. */
export async function selectDocuments(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return sql
    .select({ id: records.id, document: records.document, version: records.version })
    .from(records)
    .where(inArray(records.id, [...ids]));
}

/** Selects records by id and locks them until the end of the transaction, always in id order to avoid deadlocks. */
export const lockRecords = (sql: Sql, collection: Collection, ids: readonly string[]) =>
  findRecords(sql, collection, ids).orderBy(records.id).for('update');

/** Updates a record without reading it back, which takes as long as the rest for a long document. */
export async function writeRecord(sql: Sql, id: string, change: Partial<NewRecord>) {
  await sql.update(records).set(change).where(eq(records.id, id));
}

export async function updateRecord(sql: Sql, id: string, change: Partial<NewRecord>) {
  const [record] = await sql.update(records).set(change).where(eq(records.id, id)).returning(columns);
  return record as StoredRecord;
}

export async function deleteRecords(sql: Sql, ids: readonly string[]) {
  await sql.delete(records).where(inArray(records.id, [...ids]));
}

/** Deletes up to `limit` records, of all members, that were trashed before a moment. */
export const deleteTrashedBefore = (sql: Sql, before: Date, limit: number) =>
  sql
    .delete(records)
    .where(
      inArray(
        records.id,
        sql
          .select({ id: records.id })
          .from(records)
          .where(and(isNotNull(records.trashedAt), lt(records.trashedAt, before)))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ ownerId: records.ownerId, files: records.files });

/** Returns the ranks directly before and after a position, including trashed records; `exceptId` excludes one record. */
export async function adjacentRanks(sql: Sql, collection: Collection, after: string | undefined, exceptId?: string) {
  const others = and(
    inCollection(collection),
    exceptId === undefined ? undefined : query`${records.id} <> ${exceptId}`,
  );
  const [next] = await sql
    .select({ position: records.position })
    .from(records)
    .where(and(others, after === undefined ? undefined : query`${rankColumn} > ${after}`))
    .orderBy(rankColumn)
    .limit(1);
  return { before: after, after: next?.position };
}

export async function lastRank(sql: Sql, collection: Collection) {
  const [last] = await sql
    .select({ position: records.position })
    .from(records)
    .where(inCollection(collection))
    .orderBy(desc(rankColumn))
    .limit(1);
  return last?.position;
}

/** Returns the ids of a collection in order. */
export async function idsInOrder(sql: Sql, collection: Collection) {
  const rows = await sql.select({ id: records.id }).from(records).where(inCollection(collection)).orderBy(rankColumn);
  return rows.map(({ id }) => id);
}

/** Assigns new ranks to all records of a collection. Duplicate ranks may occur temporarily. */
export async function assignRanks(sql: Sql, ids: readonly string[], ranks: readonly string[]) {
  const pairs = query.join(
    ids.map((id, at) => query`(${id}::uuid, ${ranks[at]}::text)`),
    query`, `,
  );
  // Temporary unique ranks first, because a new rank may equal another record's old one.
  await sql.execute(
    query`update ${records} set position = '~' || id where id in (select id from (values ${pairs}) as p(id, position))`,
  );
  await sql.execute(
    query`update ${records} set position = p.position from (values ${pairs}) as p(id, position) where ${records.id} = p.id`,
  );
}

/** Selects titles and dates of a collection, to detect duplicates. */
export const selectTitles = (sql: Sql, collection: Collection, { withTrash = false } = {}) =>
  sql
    .select({ id: records.id, title: records.title, slug: records.slug, happened: records.happened })
    .from(records)
    .where(and(inCollection(collection), withTrash ? undefined : isNull(records.trashedAt)));

/** Selects the documents of a collection, the last edited first, excluding the trash. */
export const selectNewest = (sql: Sql, collection: Collection, limit: number) =>
  sql
    .select({ id: records.id, revision: records.revision, document: records.document, version: records.version })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt)))
    .orderBy(desc(records.updatedAt), desc(records.id))
    .limit(limit);

/** More uses of one record than anybody looks through. */
const MAX_REFERRING = 500;

/** Selects the records of a collection that refer to a record, the last edited first. */
export const selectReferring = (sql: Sql, collection: Collection, id: string) =>
  sql
    .select({ id: records.id, title: records.title })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt), arrayContains(records.refersTo, [id])))
    .orderBy(desc(records.updatedAt))
    .limit(MAX_REFERRING);

/** Returns those of a member's records whose documents hold something at a path (SQL/JSON). */
export async function selectHolding(sql: Sql, collection: Collection, ids: readonly string[], path: string) {
  const rows = await sql
    .select({ id: records.id })
    .from(records)
    .where(
      and(
        inCollection(collection),
        inArray(records.id, [...ids]),
        query`jsonb_path_exists(${records.document}, ${path}::jsonpath)`,
      ),
    );
  return rows.map((row) => row.id);
}

/** Returns the values at each path of the documents of some records. */
export const selectValues = (sql: Sql, collection: Collection, ids: readonly string[], paths: readonly string[]) =>
  sql
    .select({
      id: records.id,
      values: query<unknown[][]>`jsonb_build_array(${query.join(
        paths.map((path) => query`jsonb_path_query_array(${records.document}, ${path}::jsonpath)`),
        query`, `,
      )})`,
    })
    .from(records)
    .where(and(inCollection(collection), inArray(records.id, [...ids])));

/** Returns the first record with the text in a field of its document. */
export async function findByField(sql: Sql, collection: Collection, field: string, text: string) {
  const [found] = await sql
    .select({ id: records.id, title: records.title })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt), query`${records.document} ->> ${field} = ${text}`))
    .limit(1);
  return found;
}

/** Selects all ids of a collection in order, including the trash, with the sizes of their documents. */
export const selectSizes = (sql: Sql, collection: Collection) =>
  sql
    .select({ id: records.id, bytes: query<number>`octet_length(${records.document}::text)` })
    .from(records)
    .where(inCollection(collection))
    .orderBy(rankColumn);

/** Selects the next records after a rank, excluding the trash. */
export const selectAfter = (sql: Sql, collection: Collection, afterRank: string, limit: number) =>
  sql
    .select(columns)
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt), query`${rankColumn} > ${afterRank}`))
    .orderBy(rankColumn)
    .limit(limit);

/** Returns the images of all records that refer to any of the given ones. */
export async function imagesReferencedWith(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql
    .select({ images: records.images })
    .from(records)
    .where(arrayOverlaps(records.images, [...ids]));
  return rows.flatMap(({ images }) => images);
}

/** Returns the files of the member's records that refer to any of the given ones. */
export async function filesReferencedWith(sql: Sql, ownerId: string, names: readonly string[]) {
  const rows = await sql
    .select({ files: records.files })
    .from(records)
    .where(and(eq(records.ownerId, ownerId), arrayOverlaps(records.files, [...names])));
  return rows.flatMap(({ files }) => files);
}
