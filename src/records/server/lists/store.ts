import { and, arrayContains, eq, isNotNull, isNull, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { onShelf, place, recordColumns, type Shelf } from '../store.ts';
import { records } from '../tables.ts';

export type Search = { words: string; prefixes: string; dictionary: string };
type Filter = {
  status?: string | undefined;
  tag?: string | undefined;
  category?: string | undefined;
  search?: Search | undefined;
};

/** Sort orders with their key and direction. Each has an index. */
const SORTS = {
  order: { key: place, direction: 'asc' },
  updated: { key: query<string>`${records.updatedAt}`, direction: 'desc' },
  title: { key: query<string>`${records.sortTitle} collate "C"`, direction: 'asc' },
  date: { key: query<string>`${records.happened} collate "C"`, direction: 'desc' },
  expires: { key: query<string>`${records.expires} collate "C"`, direction: 'asc' },
} as const;
export type Sort = keyof typeof SORTS;

type Page = Filter & {
  sort: Sort;
  after?: readonly [string, string] | undefined;
  limit: number;
  without: readonly string[];
};

/** Selects a page of a shelf. Each row carries the key that the next page starts after. */
export function selectPage(sql: Sql, shelf: Shelf, { sort, after, limit, without, ...filter }: Page) {
  const { key, direction }: { key: SQL<string>; direction: string } = SORTS[sort];
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
      ...recordColumns,
      document:
        without.length === 0
          ? records.document
          : query<Record<string, unknown>>`${records.document} - array[${left}]::text[]`,
      key: sort === 'updated' ? momentText(key) : query<string>`(${key})::text`,
    })
    .from(records)
    .where(and(onShelf(shelf), matches(filter), next))
    .orderBy(query`${key} ${way}`, query`${records.id} ${way}`)
    .limit(limit);
}

/** Formats a timestamp with full precision, independent of the connection's time zone and date style. */
const momentText = (moment: SQL<string>) =>
  query<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function matches({ status, tag, category, search }: Filter): SQL | undefined {
  const inTrash = status === 'trash' ? isNotNull(records.trashedAt) : isNull(records.trashedAt);
  const of = status === undefined || status === 'trash' ? undefined : eq(records.status, status);
  const tagged = tag === undefined ? undefined : arrayContains(records.tags, [tag]);
  const ofCategory = category === undefined ? undefined : eq(records.category, category);
  return and(inTrash, of, tagged, ofCategory, search && finds(search));
}

/** PostgreSQL may parse one word as a phrase. Phrase operators become AND, because the index stores no positions. */
const finds = ({ prefixes, words, dictionary }: Search) =>
  query`${records.search} @@ (replace(to_tsquery('simple', ${prefixes})::text, '<->', '&')::tsquery
    || plainto_tsquery(${dictionary}::regconfig, ${words}))`;

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
