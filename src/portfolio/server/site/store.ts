import { and, eq, isNotNull, isNull, not, sql as query } from 'drizzle-orm';
import type { ImagesInUse } from '#files/service.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { imageIdsIn, isSiteDown, ownerByUsername, shares, sites } from '../tables.ts';

export type StoredSite = typeof sites.$inferSelect;

export async function findSite(sql: Sql, ownerId: string): Promise<StoredSite | undefined> {
  const [site] = await sql.select().from(sites).where(eq(sites.ownerId, ownerId));
  return site;
}

/** Returns the document of a member's published site; undefined if it is unpublished or taken down. */
export async function findPublishedSite(sql: Sql, ownerId: string) {
  const [site] = await sql
    .select({ published: sites.published })
    .from(sites)
    .where(and(eq(sites.ownerId, ownerId), isNotNull(sites.published), not(isSiteDown)));
  return site?.published ?? undefined;
}

/** Locks a member's site until the transaction ends, even if there is none yet, and returns it. */
export async function lockSite(sql: Sql, ownerId: string): Promise<StoredSite | undefined> {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`site of ${ownerId}`}, 0))`);
  return findSite(sql, ownerId);
}

/** Inserts or replaces the site of a member. */
export async function writeSite(sql: Sql, site: StoredSite): Promise<StoredSite> {
  const { ownerId: _, ...change } = site;
  await sql.insert(sites).values(site).onConflictDoUpdate({ target: sites.ownerId, set: change });
  return site;
}

/** Returns the owners of sites from before sites had addresses with usernames, without those that search engines may list. */
export async function selectUnreachableOwners(sql: Sql) {
  const rows = await sql
    .select({ ownerId: sites.ownerId })
    .from(sites)
    .where(
      and(
        eq(sites.beforeNames, true),
        query`not coalesce(${sites.published}, ${sites.written}) @> '{"indexing": true}'`,
      ),
    );
  return rows.map(({ ownerId }) => ownerId);
}

/** Makes a site reachable by links only, as saved and as published. */
export async function closeSite(sql: Sql, ownerId: string) {
  const closed = (document: typeof sites.written | typeof sites.published) => query`${document} || '{"open": false}'`;
  await sql
    .update(sites)
    .set({ written: closed(sites.written), published: closed(sites.published), revision: query`${sites.revision} + 1` })
    .where(eq(sites.ownerId, ownerId));
}

export async function markSitesReachable(sql: Sql) {
  await sql.update(sites).set({ beforeNames: false }).where(eq(sites.beforeNames, true));
}

/** Matches unrestricted links to the site: without password, expiry, pinned content or masking. */
const isSiteLink = and(
  eq(shares.targetKind, 'portfolio'),
  eq(shares.state, 'active'),
  isNull(shares.passwordHash),
  isNull(shares.expiresAt),
  isNull(shares.pinnedAt),
  eq(shares.contact, 'shown'),
);

/** The word or the id that stands in the address of a link. */
const shareName = query<string | null>`coalesce(${shares.word}, ${shares.id})`;

/** Returns the name of the oldest unrestricted link, which is the site's address if it has no host of its own. */
export async function oldestShare(sql: Sql, ownerId: string) {
  const [share] = await sql
    .select({ name: shareName })
    .from(shares)
    .where(and(eq(shares.ownerId, ownerId), isSiteLink))
    .orderBy(shares.createdAt, shares.id)
    .limit(1);
  return share?.name ?? undefined;
}

/**
 * Returns the saved or published document of a site with the oldest unrestricted link, in one query. The member is
 * given by id or current username.
 */
export async function findSiteWithShare(
  sql: Sql,
  owner: string | { username: string },
  state: 'published' | 'written',
) {
  const isOwner =
    typeof owner === 'string' ? eq(sites.ownerId, owner) : eq(sites.ownerId, ownerByUsername(owner.username));
  const [found] = await sql
    .select({
      document: sites[state],
      texts: sites.publishedTexts,
      share: shareName,
      isDown: query<boolean>`${isSiteDown}`,
    })
    .from(sites)
    .leftJoin(shares, and(eq(shares.ownerId, sites.ownerId), isSiteLink))
    .where(isOwner)
    .orderBy(shares.createdAt, shares.id)
    .limit(1);
  return found && { ...found, share: found.share ?? undefined };
}

/** Returns the ids of the images in the sections of those sites that contain any of the given images. */
export async function selectSiteImages(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const wanted = query`${query.param([...ids])}::text[]`;
  const [written, published] = [imageIdsIn(sites.written), imageIdsIn(sites.published)];
  const rows = await sql
    .select({ images: query<(string | null)[]>`${written} || coalesce(${published}, '[]')` })
    .from(sites)
    .where(query`(${written} ?| ${wanted} or ${published} ?| ${wanted})`);
  return rows.flatMap(({ images }) => images.filter((image) => image !== null));
}

/** Reports the images in the sections of sites as in use. */
export const siteImagesInUse: ImagesInUse = ({ sql }, ids) => selectSiteImages(sql, ids);
