import { and, arrayContains, eq, isNotNull, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { type Collection, inCollection, rankColumn, recordColumns } from '../store.ts';
import { records } from '../tables.ts';

export type TextSearch = { words: string; prefixes: string; dictionary: string };
type RecordFilter = {
  status?: string | undefined;
  tag?: string | undefined;
  category?: string | undefined;
  search?: TextSearch | undefined;
};

/** Sort orders with their key and direction. Each has an index. */
const SORTS = {
  order: { key: rankColumn, direction: 'asc' },
  updated: { key: query<string>`${records.updatedAt}`, direction: 'desc' },
  title: { key: query<string>`${records.sortTitle} collate "C"`, direction: 'asc' },
  date: { key: query<string>`${records.happened} collate "C"`, direction: 'desc' },
  expires: { key: query<string>`${records.expires} collate "C"`, direction: 'asc' },
} as const;
export type Sort = keyof typeof SORTS;

type RecordPageQuery = RecordFilter & {
  sort: Sort;
  after?: readonly [string, string] | undefined;
  limit: number;
  without: readonly string[];
};

/** Selects a page of a collection. Each row carries the key that the next page starts after. */
export function selectPage(
  sql: Sql,
  collection: Collection,
  { sort, after, limit, without, ...filter }: RecordPageQuery,
) {
  const { key, direction }: { key: SQL<string>; direction: string } = SORTS[sort];
  const [keyAfter, idAfter] = after ?? [];
  const moment = sort === 'updated' ? query`::timestamptz` : query``;
  const comparison = query.raw(direction === 'asc' ? '>' : '<');
  const afterCursor = after && query`(${key}, ${records.id}) ${comparison} (${keyAfter}${moment}, ${idAfter}::uuid)`;
  const directionSql = query.raw(direction);
  const omittedFields = query.join(
    without.map((name) => query`${name}`),
    query`, `,
  );
  return sql
    .select({
      ...recordColumns,
      document:
        without.length === 0
          ? records.document
          : query<Record<string, unknown>>`${records.document} - array[${omittedFields}]::text[]`,
      key: sort === 'updated' ? timestampText(key) : query<string>`(${key})::text`,
    })
    .from(records)
    .where(and(inCollection(collection), matches(filter), afterCursor))
    .orderBy(query`${key} ${directionSql}`, query`${records.id} ${directionSql}`)
    .limit(limit);
}

/** Formats a timestamp with full precision, independent of the connection's time zone and date style. */
const timestampText = (moment: SQL<string>) =>
  query<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function matches({ status, tag, category, search }: RecordFilter): SQL | undefined {
  const inTrash = status === 'trash' ? isNotNull(records.trashedAt) : isNull(records.trashedAt);
  const hasStatus = status === undefined || status === 'trash' ? undefined : eq(records.status, status);
  const hasTag = tag === undefined ? undefined : arrayContains(records.tags, [tag]);
  return and(inTrash, hasStatus, hasTag, inCategory(category), search && matchesSearch(search));
}

/** PostgreSQL may parse one word as a phrase. Phrase operators become AND, because the index stores no positions. */
const matchesSearch = ({ prefixes, words, dictionary }: TextSearch) =>
  query`${records.search} @@ (replace(to_tsquery('simple', ${prefixes})::text, '<->', '&')::tsquery
    || plainto_tsquery(${dictionary}::regconfig, ${words}))`;

const inCategory = (category: string | undefined) =>
  category === undefined ? undefined : eq(records.category, category);

export const countByStatus = (sql: Sql, collection: Collection, category?: string) =>
  sql
    .select({
      status: query<string>`case when ${records.trashedAt} is null then ${records.status} else 'trash' end`,
      count: query<number>`count(*)::int`,
    })
    .from(records)
    .where(and(inCollection(collection), inCategory(category)))
    .groupBy(query`1`);

export const countByCategory = (sql: Sql, collection: Collection) =>
  sql
    .select({ category: records.category, count: query<number>`count(*)::int` })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt)))
    .groupBy(records.category);

export const countByTag = (sql: Sql, collection: Collection, category?: string) =>
  sql
    .select({ tag: query<string>`unnest(${records.tags})`, count: query<number>`count(*)::int` })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt), inCategory(category)))
    .groupBy(query`1`)
    .orderBy(query`2 desc, 1`)
    .limit(200);

/** Selects the value of a field of each document of a collection, excluding the trash, in the member's order. */
export const selectField = (sql: Sql, collection: Collection, field: string) =>
  sql
    .select({ id: records.id, title: records.title, value: query<unknown>`${records.document} -> ${field}` })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt)))
    .orderBy(rankColumn, records.id);
