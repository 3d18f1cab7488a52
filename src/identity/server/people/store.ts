import { and, eq, inArray, max, not, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { escapeLike, searchKeys } from '#platform/server/db/search-keys.ts';
import type { PersonSort, PersonState } from '../../contract.ts';
import { passkeys, searchText, sessions, users } from '../tables.ts';

/** A search text: anywhere in names and addresses, or at the beginning of one of them. */
export type PersonSearch = { anywhere: string } | { beginning: string };
export type PeoplePageQuery = {
  state: PersonState;
  sort: PersonSort;
  search?: PersonSearch | undefined;
  after?: readonly [string, string] | undefined;
  limit: number;
};

const columns = {
  uid: users.id,
  displayName: users.displayName,
  email: users.email,
  username: users.username,
  photoUrl: users.photoUrl,
  isAdmin: users.isAdmin,
  isActive: users.isActive,
  emailVerified: users.emailVerified,
  twoFactorEnabled: users.twoFactorEnabled,
  createdAt: users.createdAt,
};

const createdAtKey = query<string>`${users.createdAt}`;
/** The creation time in full precision, independent of the time zone and date style of the connection. */
const createdAtText = query<string>`to_char(${users.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') collate "C"`;
const name = query<string>`lower(${users.displayName}) collate "C"`;

type SortOrder = { key: SQL<string>; type: SQL; direction: 'asc' | 'desc' };

/** Sort orders that have an index each. */
const INDEXED_SORTS: Record<PersonSort, SortOrder> = {
  newest: { key: createdAtKey, type: query`timestamptz`, direction: 'desc' },
  oldest: { key: createdAtKey, type: query`timestamptz`, direction: 'asc' },
  name: { key: name, type: query`text`, direction: 'asc' },
};
/** Sort orders by expressions without an index, so that the database finds the rows by the search index instead. */
const UNINDEXED_SORTS: Record<PersonSort, SortOrder> = {
  newest: { ...INDEXED_SORTS.newest, key: query<string>`(${createdAtKey} + interval '0')` },
  oldest: { ...INDEXED_SORTS.oldest, key: query<string>`(${createdAtKey} + interval '0')` },
  name: { ...INDEXED_SORTS.name, key: query<string>`(${name} || '')` },
};

/** Limits how many rows of the list are scanned for a search. The order by name is read from a covering index. */
const SCAN_LIMITS: Record<PersonSort, number> = { newest: 1000, oldest: 1000, name: 6000 };

type UnfilteredPageQuery = Omit<PeoplePageQuery, 'search'>;

/** Selects a page of the members that match a search. */
export function selectPeople(sql: Sql, { search, ...page }: PeoplePageQuery) {
  const all = sql
    .select({ ...columns, key: (page.sort === 'name' ? name : createdAtText).as('key') })
    .from(users)
    .orderBy(...orderOf(INDEXED_SORTS[page.sort]));
  return search
    ? all.where(inArray(users.id, matchingIds(sql, search, page)))
    : all.where(pageCondition(page)).limit(page.limit);
}

function matchingIds(sql: Sql, search: PersonSearch, page: UnfilteredPageQuery) {
  const { state, sort, after, limit } = page;
  const scanned = sql
    .select(SEARCH_COLUMNS)
    .from(users)
    .where(pageCondition(page))
    .orderBy(...orderOf(INDEXED_SORTS[sort]))
    .limit(SCAN_LIMITS[sort])
    .as('near');
  return searchKeys({
    recent: sql.select({ uid: scanned.uid }).from(scanned).where(matches(search)).limit(limit),
    anywhere: (provided) =>
      sql
        .select({ uid: users.id })
        .from(users)
        .where(and(provided, matches(search), hasState(state), isAfterCursor(UNINDEXED_SORTS[sort], after)))
        .orderBy(...orderOf(UNINDEXED_SORTS[sort]))
        .limit(limit),
    limit,
  });
}

/** The columns that a search needs, and no others, so that the order by name is read from its index alone. */
const SEARCH_COLUMNS = { uid: users.id, displayName: users.displayName, email: users.email, username: users.username };

const pageCondition = ({ state, sort, after }: UnfilteredPageQuery) =>
  and(hasState(state), isAfterCursor(INDEXED_SORTS[sort], after));

const orderOf = ({ key, direction }: SortOrder) => [
  query`${key} ${query.raw(direction)}`,
  query`${users.id} ${query.raw(direction)}`,
];

function isAfterCursor({ key, type, direction }: SortOrder, after: UnfilteredPageQuery['after']) {
  const comparison = query.raw(direction === 'asc' ? '>' : '<');
  return after && query`(${key}, ${users.id}) ${comparison} (${after[0]}::${type}, ${after[1]})`;
}

function hasState(state: PersonState) {
  switch (state) {
    case 'all':
      return undefined;
    case 'active':
      return eq(users.isActive, true);
    // Written exactly as in the conditions of the partial indexes.
    case 'deactivated':
      return not(query`${users.isActive}`);
    case 'unproven':
      return not(query`${users.emailVerified}`);
    case 'admins':
      return query`${users.isAdmin}`;
  }
}

/** The search condition. Names no table, so that it applies to subqueries too. */
function matches(search: PersonSearch) {
  if ('anywhere' in search) return query`(${searchText}) like lower(${`%${escapeLike(search.anywhere)}%`})`;
  const from = query`lower(${search.beginning})`;
  const begins = (column: SQL) =>
    and(query`${column} collate "C" >= ${from}`, query`${column} collate "C" < ${from} || ${MAX_CODE_POINT}`);
  return or(begins(query`email`), begins(query`username`), begins(query`lower(display_name)`));
}

/** The greatest code point, which sorts after every continuation of a prefix. */
const MAX_CODE_POINT = '\u{10ffff}';

/** Returns when each member was last seen, omitting those without a session. */
export async function selectLastSeen(sql: Sql, uids: readonly string[]) {
  if (uids.length === 0) return new Map<string, Date>();
  const seen = await sql
    .select({ uid: sessions.userId, at: max(sessions.updatedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...uids]))
    .groupBy(sessions.userId);
  return new Map(seen.flatMap(({ uid, at }) => (at ? [[uid, at] as const] : [])));
}

export const countPasskeys = (sql: Sql, uid: string) => sql.$count(passkeys, eq(passkeys.userId, uid));
