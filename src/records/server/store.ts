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
  sql as query,
  type SQL,
} from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { recordSlugs, records } from './tables.ts';

const { search: _, words: __, ...columns } = getTableColumns(records);

export type NewRecord = Omit<typeof records.$inferInsert, 'search'>;
export type StoredRecord = Omit<typeof records.$inferSelect, 'search' | 'words'>;

/** Whose records of which kind. */
export type Shelf = { ownerId: string; kind: string };
const onShelf = ({ ownerId, kind }: Shelf) => and(eq(records.ownerId, ownerId), eq(records.kind, kind));
const place = query<string>`${records.position} collate "C"`;

/** Moves and new records of one shelf follow one another, so that no two get the same place. */
export async function holdShelf(sql: Sql, { ownerId, kind }: Shelf) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${ownerId}`}, 0))`);
}

export const countRecords = (sql: Sql, shelf: Shelf) => sql.$count(records, onShelf(shelf));

export async function insertRecords(sql: Sql, given: readonly NewRecord[]) {
  const made: StoredRecord[] = [];
  for (let at = 0; at < given.length; at += 500) {
    made.push(
      ...(await sql
        .insert(records)
        .values(given.slice(at, at + 500))
        .returning(columns)),
    );
  }
  return made;
}

export async function findRecord(sql: Sql, shelf: Shelf, id: string) {
  const [record] = await sql
    .select(columns)
    .from(records)
    .where(and(onShelf(shelf), eq(records.id, id)));
  return record;
}

export const findRecords = (sql: Sql, shelf: Shelf, ids: readonly string[]) =>
  sql
    .select(columns)
    .from(records)
    .where(and(onShelf(shelf), inArray(records.id, [...ids])));

/** The same, held until the end of the transaction; always in the same order, so that two never wait for each other. */
export const holdRecords = (sql: Sql, shelf: Shelf, ids: readonly string[]) =>
  findRecords(sql, shelf, ids).orderBy(records.id).for('update');

export async function updateRecord(sql: Sql, id: string, change: Partial<NewRecord>) {
  const [record] = await sql.update(records).set(change).where(eq(records.id, id)).returning(columns);
  return record as StoredRecord;
}

export async function deleteRecord(sql: Sql, id: string) {
  await sql.delete(records).where(eq(records.id, id));
}

/** What has lain in the trash since before a moment goes for good, on every shelf. */
export const deleteTrashedBefore = (sql: Sql, moment: Date) =>
  sql.delete(records).where(and(isNotNull(records.trashedAt), lt(records.trashedAt, moment)));

/** The places just before and just behind, of all that is there, trash and all. */
export async function neighbours(sql: Sql, shelf: Shelf, after: string | undefined, but?: string) {
  const others = and(onShelf(shelf), but === undefined ? undefined : query`${records.id} <> ${but}`);
  const [next] = await sql
    .select({ position: records.position })
    .from(records)
    .where(and(others, after === undefined ? undefined : query`${place} > ${after}`))
    .orderBy(place)
    .limit(1);
  return { before: after, after: next?.position };
}

export async function lastPlace(sql: Sql, shelf: Shelf) {
  const [last] = await sql
    .select({ position: records.position })
    .from(records)
    .where(onShelf(shelf))
    .orderBy(desc(place))
    .limit(1);
  return last?.position;
}

/** The ids in their order. */
export async function idsInOrder(sql: Sql, shelf: Shelf) {
  const rows = await sql.select({ id: records.id }).from(records).where(onShelf(shelf)).orderBy(place);
  return rows.map(({ id }) => id);
}

/** Gives all of a shelf new places at once; in between, two of them may have the same. */
export async function placeAll(sql: Sql, ids: readonly string[], positions: readonly string[]) {
  const pairs = query.join(
    ids.map((id, at) => query`(${id}::uuid, ${positions[at]}::text)`),
    query`, `,
  );
  // Places of their own first, for the new ones may be somebody's old ones.
  await sql.execute(
    query`update ${records} set position = '~' || id where id in (select id from (values ${pairs}) as p(id, position))`,
  );
  await sql.execute(
    query`update ${records} set position = p.position from (values ${pairs}) as p(id, position) where ${records.id} = p.id`,
  );
}

export type Search = { words: string; prefixes: string; dictionary: string };
type Filter = {
  status?: string | undefined;
  tag?: string | undefined;
  facet?: Record<string, string>;
  search?: Search | undefined;
};

/** How lists are sorted: by which text, and in which direction. Each has its index. */
const SORTS = {
  order: { key: place, direction: 'asc' },
  updated: { key: query<string>`${records.updatedAt}`, direction: 'desc' },
  title: { key: query<string>`lower(${records.title})`, direction: 'asc' },
  date: { key: query<string>`${records.happened} collate "C"`, direction: 'desc' },
  expires: { key: query<string>`(coalesce(nullif(${records.expires}, ''), 'never')) collate "C"`, direction: 'asc' },
} as const;
export type Sort = keyof typeof SORTS;

type Page = Filter & {
  sort: Sort;
  after?: readonly [string, string] | undefined;
  limit: number;
  without: readonly string[];
};

/** A page of a shelf. Each row carries the key that the next page begins behind. */
export function selectPage(sql: Sql, shelf: Shelf, { sort, after, limit, without, ...filter }: Page) {
  const { key, direction } = SORTS[sort];
  const [keyAfter, idAfter] = after ?? [];
  const moment = sort === 'updated' ? query`::timestamptz` : query``;
  const beyond = query.raw(direction === 'asc' ? '>' : '<');
  const next = after && query`(${key}, ${records.id}) ${beyond} (${keyAfter}${moment}, ${idAfter}::uuid)`;
  const way = query.raw(direction);
  const left = query.join(
    without.map((name) => query`${name}`),
    query`, `,
  );
  return sql
    .select({
      ...columns,
      document:
        without.length === 0
          ? records.document
          : query<Record<string, unknown>>`${records.document} - array[${left}]::text[]`,
      key: query<string>`(${key})::text`,
    })
    .from(records)
    .where(and(onShelf(shelf), matches(shelf, filter), next))
    .orderBy(query`${key} ${way}`, query`${records.id} ${way}`)
    .limit(limit);
}

function matches({ kind }: Shelf, { status, tag, facet = {}, search }: Filter): SQL | undefined {
  const inTrash = status === 'trash' ? isNotNull(records.trashedAt) : isNull(records.trashedAt);
  const of = status === undefined || status === 'trash' ? undefined : eq(records.status, status);
  const tagged = tag === undefined ? undefined : arrayContains(records.tags, [tag]);
  const facets = Object.entries(facet).map(([name, value]) => query`${records.document} ->> ${name} = ${value}`);
  const found =
    search &&
    query`${records.id} in (select find_records(${kind},
      to_tsquery('simple', ${search.prefixes}) || websearch_to_tsquery(${search.dictionary}::regconfig, ${search.words})))`;
  return and(inTrash, of, tagged, ...facets, found);
}

export const countByStatus = (sql: Sql, shelf: Shelf) =>
  sql
    .select({
      status: query<string>`case when ${records.trashedAt} is null then ${records.status} else 'trash' end`,
      count: query<number>`count(*)::int`,
    })
    .from(records)
    .where(onShelf(shelf))
    .groupBy(query`1`);

export const countByTag = (sql: Sql, shelf: Shelf) =>
  sql
    .select({ tag: query<string>`unnest(${records.tags})`, count: query<number>`count(*)::int` })
    .from(records)
    .where(and(onShelf(shelf), isNull(records.trashedAt)))
    .groupBy(query`1`)
    .orderBy(query`2 desc, 1`)
    .limit(200);

/** Titles and dates of all that is not in the trash: enough to tell what is there already. */
export const selectTitles = (sql: Sql, shelf: Shelf) =>
  sql
    .select({ id: records.id, title: records.title, happened: records.happened })
    .from(records)
    .where(and(onShelf(shelf), isNull(records.trashedAt)));

export const selectAll = (sql: Sql, shelf: Shelf) =>
  sql.select(columns).from(records).where(onShelf(shelf)).orderBy(place);

/** Of these pictures, the ones that a record names. */
export async function imagesNamed(sql: Sql, ids: readonly string[]) {
  const rows = await sql
    .select({ images: records.images })
    .from(records)
    .where(arrayOverlaps(records.images, [...ids]));
  return rows.flatMap(({ images }) => images);
}

export async function takenSlugs(sql: Sql, { ownerId, kind }: Shelf, beginning: string) {
  const rows = await sql
    .select({ slug: recordSlugs.slug, recordId: recordSlugs.recordId })
    .from(recordSlugs)
    .where(
      and(
        eq(recordSlugs.ownerId, ownerId),
        eq(recordSlugs.kind, kind),
        query`starts_with(${recordSlugs.slug}, ${beginning})`,
      ),
    );
  return new Map(rows.map(({ slug, recordId }) => [slug, recordId]));
}

/** The record that a name in addresses leads to, be it its present one or a former. */
export async function findBySlug(sql: Sql, shelf: Shelf, slug: string) {
  const [found] = await sql
    .select({ id: recordSlugs.recordId })
    .from(recordSlugs)
    .where(and(eq(recordSlugs.ownerId, shelf.ownerId), eq(recordSlugs.kind, shelf.kind), eq(recordSlugs.slug, slug)));
  return found && findRecord(sql, shelf, found.id);
}

export async function insertSlugs(sql: Sql, slugs: readonly (typeof recordSlugs.$inferInsert)[]) {
  for (let at = 0; at < slugs.length; at += 1000) {
    await sql
      .insert(recordSlugs)
      .values(slugs.slice(at, at + 1000))
      .onConflictDoNothing();
  }
}
