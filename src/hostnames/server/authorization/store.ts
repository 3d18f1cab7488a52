import { and, asc, type Column, count, desc, eq, inArray, like, ne, or, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { escapeLike, searchKeys } from '#platform/server/db/search-keys.ts';
import { HOSTNAME_STATES, type HostnameState } from '../../model/states.ts';
import { PROVEN } from '../store.ts';
import { blockedHosts, hostnames } from '../tables.ts';

export type ClaimCursor = { createdAt: Date; ownerId: string; host: string };
/** A search: the host contains `text`, or its owner is one of `owners`. */
type ClaimSearch = { text: string; owners: readonly string[] };
type SelectClaimsOptions = {
  state?: HostnameState | undefined;
  found?: ClaimSearch | undefined;
  after?: ClaimCursor | undefined;
  limit: number;
};

/** The number of newest rows that are searched before the search index is used. */
const NEAR = 2000;

type ClaimPage = Omit<SelectClaimsOptions, 'found'>;

/** Selects the claims of all members, newest first. */
export function selectClaims(sql: Sql, { found, ...page }: SelectClaimsOptions) {
  const all = sql
    .select()
    .from(hostnames)
    .orderBy(...NEWEST);
  return found
    ? all.where(query`(${hostnames.ownerId}, ${hostnames.host}) in ${claimsFound(sql, found, page)}`)
    : all.where(isListed(page)).limit(page.limit);
}

function claimsFound(sql: Sql, found: ClaimSearch, page: ClaimPage) {
  const { limit } = page;
  const { ownerId, host, createdAt } = hostnames;
  const near = sql
    .select({ ownerId, host })
    .from(hostnames)
    .where(isListed(page))
    .orderBy(...NEWEST)
    .limit(NEAR)
    .as('near');
  const isFound = (one: { ownerId: Column; host: Column }) =>
    or(like(one.host, `%${escapeLike(found.text)}%`), inArray(one.ownerId, [...found.owners]));
  return searchKeys({
    recent: sql.select({ ownerId: near.ownerId, host: near.host }).from(near).where(isFound(near)).limit(limit),
    anywhere: (provided) =>
      sql
        .select({ ownerId, host })
        .from(hostnames)
        .where(and(provided, isFound(hostnames), isListed(page)))
        .orderBy(query`${createdAt} + interval '0' desc`, desc(ownerId), desc(host))
        .limit(limit),
    limit,
  });
}

const NEWEST = [desc(hostnames.createdAt), desc(hostnames.ownerId), desc(hostnames.host)];

const isListed = ({ state, after }: ClaimPage) =>
  and(
    state && eq(hostnames.state, state),
    after &&
      query`(${hostnames.createdAt}, ${hostnames.ownerId}, ${hostnames.host}) < (${after.createdAt.toISOString()}::timestamptz, ${after.ownerId}, ${after.host})`,
  );

/** Counts the claims per state, each up to `maxCount`. */
export async function countByState(sql: Sql, maxCount: number) {
  const { rows } = await sql.execute<{ state: HostnameState; count: number }>(
    query`select state, (select count(*)::int from (select from ${hostnames} where ${hostnames.state} = states.state limit ${maxCount}) counted) as count
            from unnest(array[${query.join(
              HOSTNAME_STATES.map((state) => query`${state}`),
              query`, `,
            )}]) as states(state)`,
  );
  return new Map(rows.map(({ state, count: found }) => [state, found]));
}

/** Counts the claims per host. */
export const countClaims = (sql: Sql, hosts: readonly string[]) =>
  sql
    .select({ host: hostnames.host, claims: count() })
    .from(hostnames)
    .where(inArray(hostnames.host, [...hosts]))
    .groupBy(hostnames.host);

/** Selects proven hosts whose look-alike key is one of `skeletons`. */
export const selectLookAlikes = (sql: Sql, skeletons: readonly string[], limit: number) =>
  sql
    .select({ host: hostnames.host, ownerId: hostnames.ownerId, look: hostnames.look })
    .from(hostnames)
    .where(and(inArray(hostnames.look, [...skeletons]), ne(hostnames.look, ''), inArray(hostnames.state, [...PROVEN])))
    .limit(limit);

/** Converts a pattern for `like`. Needs no escaping: patterns contain neither `%`, `_` nor a backslash. */
const toLikePattern = (pattern: string) => pattern.replaceAll('*', '%');

const matching = (pattern: string) => and(like(hostnames.host, toLikePattern(pattern)), ne(hostnames.state, 'revoked'));

/** Selects the claims that match a pattern and are not revoked. */
export const selectMatching = (sql: Sql, pattern: string, limit: number) =>
  sql
    .select({ ownerId: hostnames.ownerId, host: hostnames.host, state: hostnames.state })
    .from(hostnames)
    .where(matching(pattern))
    .limit(limit);

/** Tests whether a member has proven the host or a name below it. */
export async function isProvenWithin(sql: Sql, host: string) {
  const within = or(eq(hostnames.host, host), like(hostnames.host, `%.${host}`));
  const [found] = await sql
    .select({ host: hostnames.host })
    .from(hostnames)
    .where(and(within, inArray(hostnames.state, [...PROVEN])))
    .limit(1);
  return found !== undefined;
}

export type BlockedHost = typeof blockedHosts.$inferSelect;

/** Selects all blocked patterns; their number is bounded by `MAX_PATTERNS`. */
export const selectBlocked = (sql: Sql) => sql.select().from(blockedHosts).orderBy(asc(blockedHosts.pattern));

/** Inserts a blocked pattern, or updates its note. */
export async function putBlocked(sql: Sql, blocked: BlockedHost): Promise<BlockedHost> {
  const { note } = blocked;
  const [stored = blocked] = await sql
    .insert(blockedHosts)
    .values(blocked)
    .onConflictDoUpdate({ target: blockedHosts.pattern, set: { note } })
    .returning();
  return stored;
}

export async function deleteBlocked(sql: Sql, pattern: string) {
  const deleted = await sql.delete(blockedHosts).where(eq(blockedHosts.pattern, pattern)).returning();
  return deleted.length > 0;
}

/** Takes the lock for changes to the blocked patterns or the base domains, until the transaction ends. */
export async function lockNames(sql: Sql, which: 'blocked' | 'base') {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`${which} names`}, 0))`);
}
