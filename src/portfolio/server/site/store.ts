import { and, eq, isNotNull, isNull, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { isSiteDown, ownerNamed, shares, sites } from '../tables.ts';

export type StoredSite = typeof sites.$inferSelect;

export async function findSite(sql: Sql, ownerId: string): Promise<StoredSite | undefined> {
  const [site] = await sql.select().from(sites).where(eq(sites.ownerId, ownerId));
  return site;
}

/** Returns a member's site as visitors see it; nothing where it is not published, or was taken down. */
export async function findPublishedSite(sql: Sql, ownerId: string) {
  const [site] = await sql
    .select({ published: sites.published })
    .from(sites)
    .where(and(eq(sites.ownerId, ownerId), isNotNull(sites.published), not(isSiteDown)));
  return site?.published ?? undefined;
}

/** Whoever comes second waits until the first has landed, also where there is no site yet. */
export async function holdSite(sql: Sql, ownerId: string): Promise<StoredSite | undefined> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`site of ${ownerId}`}, 0))`);
  return findSite(sql, ownerId);
}

/** Writes the site of a member, be it there or not. */
export async function writeSite(sql: Sql, site: StoredSite): Promise<StoredSite> {
  const { ownerId: _, ...change } = site;
  await sql.insert(sites).values(site).onConflictDoUpdate({ target: sites.ownerId, set: change });
  return site;
}

/** Whoever has such a link sees the site itself, now and for good: it asks for nothing, and does not end. */
const leadsToSite = and(
  eq(shares.targetKind, 'portfolio'),
  eq(shares.state, 'active'),
  isNull(shares.passwordHash),
  isNull(shares.expiresAt),
  isNull(shares.pinnedAt),
  eq(shares.contact, 'shown'),
);

/** The link that leads to a member's site for longest: where there is no host of their own, it is the site's address. */
export async function oldestShare(sql: Sql, ownerId: string) {
  const [share] = await sql
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.ownerId, ownerId), leadsToSite))
    .orderBy(shares.createdAt, shares.id)
    .limit(1);
  return share?.id;
}

/** One state of a member's site with that link, in one question; of the member by the key or by the present username. */
export async function findSiteWithShare(
  sql: Sql,
  whose: string | { username: string },
  state: 'published' | 'written',
) {
  const isTheirs = typeof whose === 'string' ? eq(sites.ownerId, whose) : eq(sites.ownerId, ownerNamed(whose.username));
  const [found] = await sql
    .select({ document: sites[state], share: shares.id, isDown: query<boolean>`${isSiteDown}` })
    .from(sites)
    .leftJoin(shares, and(eq(shares.ownerId, sites.ownerId), leadsToSite))
    .where(isTheirs)
    .orderBy(shares.createdAt, shares.id)
    .limit(1);
  return found && { ...found, share: found.share ?? undefined };
}
