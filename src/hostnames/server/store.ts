import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import type { HostnameState } from '../contract.ts';
import type { DueFilter } from '../model/check-schedule.ts';
import { hostnames } from './tables.ts';

export type StoredHostname = typeof hostnames.$inferSelect;

/** The states in which ownership is proven; at most one member has a host in one of them. */
export const PROVEN = ['verified', 'authorized', 'failing'] as const satisfies HostnameState[];
/** The states in which the member's site is served. */
const SHOWN = ['authorized', 'failing'] as const satisfies HostnameState[];

const one = (ownerId: string, host: string) => and(eq(hostnames.ownerId, ownerId), eq(hostnames.host, host));

/** Takes the lock for adding domains of a member, until the transaction ends. */
export async function lockHostnames(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`domains of ${ownerId}`}, 0))`);
}

/** Takes the lock for changes to the ownership of a host, until the transaction ends. */
export async function lockHost(sql: Sql, host: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`domain ${host}`}, 0))`);
}

/** Selects a member's claims, newest first. */
export const selectHostnames = (sql: Sql, ownerId: string) =>
  sql
    .select()
    .from(hostnames)
    .where(eq(hostnames.ownerId, ownerId))
    .orderBy(query`${hostnames.createdAt} desc`, asc(hostnames.host));

export async function findHostname(sql: Sql, ownerId: string, host: string): Promise<StoredHostname | undefined> {
  const [found] = await sql.select().from(hostnames).where(one(ownerId, host));
  return found;
}

/** Returns the claim whose member has proven the host, if any. */
export async function findProven(sql: Sql, host: string): Promise<StoredHostname | undefined> {
  const [found] = await sql
    .select()
    .from(hostnames)
    .where(and(eq(hostnames.host, host), inArray(hostnames.state, [...PROVEN])));
  return found;
}

/** Returns the uid of the member whose site is served at the host, if any. */
export async function findOwner(sql: Sql, host: string) {
  const [found] = await sql
    .select({ ownerId: hostnames.ownerId })
    .from(hostnames)
    .where(and(eq(hostnames.host, host), inArray(hostnames.state, [...SHOWN])));
  return found?.ownerId;
}

/** Selects the hosts that serve a member's site: those with right records first, then by the time of authorization. */
export const selectShown = (sql: Sql, ownerId: string) =>
  sql
    .select({ host: hostnames.host })
    .from(hostnames)
    .where(and(eq(hostnames.ownerId, ownerId), inArray(hostnames.state, [...SHOWN])))
    .orderBy(asc(hostnames.state), asc(hostnames.authorizedAt), asc(hostnames.host));

/** Inserts claims, skipping hosts that the member has already claimed. Returns the inserted rows. */
export async function insertHostnames(sql: Sql, claimed: readonly StoredHostname[]) {
  if (claimed.length === 0) return [];
  return sql
    .insert(hostnames)
    .values([...claimed])
    .onConflictDoNothing({ target: [hostnames.ownerId, hostnames.host] })
    .returning();
}

export async function updateHostname(sql: Sql, { ownerId, host, ...change }: StoredHostname) {
  await sql.update(hostnames).set(change).where(one(ownerId, host));
}

export async function deleteHostname(sql: Sql, ownerId: string, host: string) {
  const deleted = await sql
    .delete(hostnames)
    .where(and(one(ownerId, host), ne(hostnames.state, 'revoked')))
    .returning({ state: hostnames.state });
  return deleted.length > 0;
}

type DueCursor = { ownerId: string; host: string };

/** Selects the keys of claims due for a check, in key order, after the given one. */
export const selectDue = (
  sql: Sql,
  { filters, after, limit }: { filters: readonly DueFilter[]; after: DueCursor | undefined; limit: number },
) =>
  sql
    .select({ ownerId: hostnames.ownerId, host: hostnames.host })
    .from(hostnames)
    .where(
      and(
        or(...filters.map(isDue)),
        after && query`(${hostnames.ownerId}, ${hostnames.host}) > (${after.ownerId}, ${after.host})`,
      ),
    )
    .orderBy(asc(hostnames.ownerId), asc(hostnames.host))
    .limit(limit);

const isDue = ({ states, checkedBefore, startedAfter }: DueFilter) =>
  and(
    inArray(hostnames.state, [...states]),
    or(isNull(hostnames.checkedAt), lt(hostnames.checkedAt, checkedBefore)),
    startedAfter &&
      gt(query`greatest(${hostnames.createdAt}, ${hostnames.failingSince}, ${hostnames.revokedAt})`, startedAfter),
  );
