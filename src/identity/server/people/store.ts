import { and, eq, inArray, max, not, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { keysFound, literally } from '#platform/db/found.ts';
import type { PersonSort, PersonState } from '../../contract.ts';
import { foundBy, passkeys, sessions, users } from '../tables.ts';

/** A search text: anywhere in names and addresses, or at the beginning of one of them. */
export type PersonSearch = { anywhere: string } | { beginning: string };
export type PeoplePage = {
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

const joined = query<string>`${users.createdAt}`;
/** The creation time in full precision, independent of the time zone and date style of the connection. */
const joinedAt = query<string>`to_char(${users.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') collate "C"`;
const name = query<string>`lower(${users.displayName}) collate "C"`;

type Order = { key: SQL<string>; type: SQL; way: 'asc' | 'desc' };

/** Sort orders that have an index each. */
const INDEXED: Record<PersonSort, Order> = {
  newest: { key: joined, type: query`timestamptz`, way: 'desc' },
  oldest: { key: joined, type: query`timestamptz`, way: 'asc' },
  name: { key: name, type: query`text`, way: 'asc' },
};
/** Sort orders by expressions without an index, so that the database finds the rows by the search index instead. */
const SORTED: Record<PersonSort, Order> = {
  newest: { ...INDEXED.newest, key: query<string>`(${joined} + interval '0')` },
  oldest: { ...INDEXED.oldest, key: query<string>`(${joined} + interval '0')` },
  name: { ...INDEXED.name, key: query<string>`(${name} || '')` },
};

/** Limits how many rows of the list are scanned for a search. The order by name is read from a covering index. */
const NEAR: Record<PersonSort, number> = { newest: 1000, oldest: 1000, name: 6000 };

type Page = Omit<PeoplePage, 'search'>;

/** Selects a page of the members that match a search. */
export function selectPeople(sql: Sql, { search, ...page }: PeoplePage) {
  const all = sql
    .select({ ...columns, key: (page.sort === 'name' ? name : joinedAt).as('key') })
    .from(users)
    .orderBy(...orderOf(INDEXED[page.sort]));
  return search
    ? all.where(inArray(users.id, peopleFound(sql, search, page)))
    : all.where(isListed(page)).limit(page.limit);
}

function peopleFound(sql: Sql, search: PersonSearch, page: Page) {
  const { state, sort, after, limit } = page;
  const near = sql
    .select(NAMES)
    .from(users)
    .where(isListed(page))
    .orderBy(...orderOf(INDEXED[sort]))
    .limit(NEAR[sort])
    .as('near');
  return keysFound({
    near: sql.select({ uid: near.uid }).from(near).where(matches(search)).limit(limit),
    anywhere: (provided) =>
      sql
        .select({ uid: users.id })
        .from(users)
        .where(and(provided, matches(search), isIn(state), isBehind(SORTED[sort], after)))
        .orderBy(...orderOf(SORTED[sort]))
        .limit(limit),
    limit,
  });
}

/** The columns that a search needs, and no others, so that the order by name is read from its index alone. */
const NAMES = { uid: users.id, displayName: users.displayName, email: users.email, username: users.username };

const isListed = ({ state, sort, after }: Page) => and(isIn(state), isBehind(INDEXED[sort], after));

const orderOf = ({ key, way }: Order) => [query`${key} ${query.raw(way)}`, query`${users.id} ${query.raw(way)}`];

function isBehind({ key, type, way }: Order, after: Page['after']) {
  const beyond = query.raw(way === 'asc' ? '>' : '<');
  return after && query`(${key}, ${users.id}) ${beyond} (${after[0]}::${type}, ${after[1]})`;
}

function isIn(state: PersonState) {
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
  if ('anywhere' in search) return query`(${foundBy}) like lower(${`%${literally(search.anywhere)}%`})`;
  const from = query`lower(${search.beginning})`;
  const begins = (column: SQL) =>
    and(query`${column} collate "C" >= ${from}`, query`${column} collate "C" < ${from} || ${LAST}`);
  return or(begins(query`email`), begins(query`username`), begins(query`lower(display_name)`));
}

/** The greatest code point, which sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}';

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

/** Returns whether there is an admin who can sign in. */
export async function existsActiveAdmin(sql: Sql) {
  const rows = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(query`${users.isAdmin}`, query`${users.isActive}`))
    .limit(1);
  return rows.length > 0;
}
