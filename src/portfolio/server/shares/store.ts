import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql as query } from 'drizzle-orm';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Sql, Tx } from '#platform/server/db/database.ts';
import { isShareDown, isSiteDown, pinnedImageIds, shares, sites } from '../tables.ts';

const { pinned: _, ...withoutPinned } = getTableColumns(shares);
const columns = { ...withoutPinned, isDown: query<boolean>`${isShareDown}` };
/** Columns that visitors may read: all but the owner's private ones. */
const { label: __, note: ___, notify: ____, openedAt: _____, ...publicColumns } = columns;

/** A stored link without its pinned content, and whether an admin took it down. */
export type StoredShare = Omit<typeof shares.$inferSelect, 'pinned'> & { isDown: boolean };
/** A link with the columns that visitors may read. */
export type PublicShare = Omit<StoredShare, 'label' | 'note' | 'notify' | 'openedAt'>;
type ShareInsert = typeof shares.$inferInsert;
/** Columns of a link that its owner can change. */
export type ShareUpdate = Partial<
  Omit<ShareInsert, 'id' | 'ownerId' | 'targetKind' | 'targetId' | 'openedAt' | 'createdAt'>
>;

const isOwn = (ownerId: string, id: string) => and(eq(shares.ownerId, ownerId), eq(shares.id, id));

/** Locks a member's set of links until the transaction ends, so that concurrent inserts cannot exceed the quota. */
export async function lockShares(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`shares of ${ownerId}`}, 0))`);
}

/** Counts a member's links, of all kinds or one kind of target. */
export const countShares = (sql: Sql, ownerId: string, kind?: StoredShare['targetKind']) =>
  sql.$count(shares, and(eq(shares.ownerId, ownerId), kind && eq(shares.targetKind, kind)));

/** Reports whether a link of the member shows the current state of the CV: active, not expired and not pinned. */
export async function hasLiveLinksToCv({ sql }: Pick<Tx, 'sql'>, cvId: string) {
  const isLive = and(
    eq(shares.state, 'active'),
    or(isNull(shares.expiresAt), gt(shares.expiresAt, query`now()`)),
    isNull(shares.pinnedAt),
  );
  return (await sql.$count(shares, and(eq(shares.targetKind, 'cv'), eq(shares.targetId, cvId), isLive))) > 0;
}

/** Selects a member's links to projects or CVs that open now or could be resumed, newest first. */
export const linksToRecords = ({ sql }: Pick<Tx, 'sql'>, ownerId: string, recordIds: readonly string[]) =>
  sql
    .select({ id: shares.id, label: shares.label, recordId: query<string>`${shares.targetId}` })
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        inArray(shares.targetId, [...recordIds]),
        ne(shares.state, 'revoked'),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, query`now()`)),
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id));

/** Inserts links and returns them in the same order. */
export async function insertShares(sql: Sql, newShares: readonly ShareInsert[]) {
  if (newShares.length === 0) return [];
  return sql
    .insert(shares)
    .values([...newShares])
    .returning(columns);
}

type ShareListQuery = { after?: { createdAt: string; id: string } | undefined; limit: number };

/** Selects a page of a member's links, newest first. */
export const selectShares = (sql: Sql, ownerId: string, { after, limit }: ShareListQuery) =>
  sql
    .select(columns)
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        after && query`(${shares.createdAt}, ${shares.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit);

export async function findOwnShare(sql: Sql, ownerId: string, id: string) {
  const [found] = await sql.select(columns).from(shares).where(isOwn(ownerId, id));
  return found;
}

/** Returns a link of any owner. */
export async function findPublicShare(sql: Sql, id: string): Promise<PublicShare | undefined> {
  const [found] = await sql.select(publicColumns).from(shares).where(eq(shares.id, id));
  return found;
}

/** Returns the id of the link, of any owner, that has a word. */
export async function findIdOfWord(sql: Sql, word: string) {
  const [found] = await sql.select({ id: shares.id }).from(shares).where(eq(shares.word, word));
  return found?.id;
}

/** Returns the pinned content of a link as it was stored, and of a site that in another language. */
export async function findPinned(sql: Sql, id: string, language: Language | undefined) {
  const [found] = await sql
    .select({
      pinned: query<Record<string, unknown>>`${shares.pinned} - 'translated'`,
      inLanguage: query<Record<string, unknown> | null>`${shares.pinned} -> 'translated' -> ${language ?? ''}::text`,
      version: shares.pinnedVersion,
    })
    .from(shares)
    .where(and(eq(shares.id, id), isNotNull(shares.pinned)));
  return found;
}

/** Returns the picture ids of all pinned links that show any of the given pictures. */
export async function selectPinnedImages(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql
    .select({ images: query<string[]>`${pinnedImageIds}` })
    .from(shares)
    .where(and(isNotNull(shares.pinned), query`${pinnedImageIds} ?| ${query.param([...ids])}::text[]`));
  return rows.flatMap(({ images }) => images);
}

/** Records the first opening of a link. Returns the link only to the caller that recorded it. */
export async function markOpened(sql: Sql, id: string, at: Date) {
  const [opened] = await sql
    .update(shares)
    .set({ openedAt: at })
    .where(and(eq(shares.id, id), isNull(shares.openedAt)))
    .returning({ label: shares.label, notify: shares.notify });
  return opened;
}

export async function updateShare(sql: Sql, ownerId: string, id: string, update: ShareUpdate) {
  const [updatedShare] = await sql.update(shares).set(update).where(isOwn(ownerId, id)).returning(columns);
  return updatedShare;
}

export async function deleteShare(sql: Sql, ownerId: string, id: string) {
  const deletedRows = await sql.delete(shares).where(isOwn(ownerId, id)).returning({ id: shares.id });
  return deletedRows.length > 0;
}

/** Selects all links of a member, newest first. */
export const selectAllShares = (sql: Sql, ownerId: string) =>
  sql.select(columns).from(shares).where(eq(shares.ownerId, ownerId)).orderBy(desc(shares.createdAt), desc(shares.id));

/** Returns whether a member has published a site, and whether an admin took it down. */
export async function siteStatus(sql: Sql, ownerId: string) {
  const [site] = await sql
    .select({
      isPublished: query<boolean>`${isNotNull(sites.published)}`,
      isDown: query<boolean>`${isSiteDown}`,
    })
    .from(sites)
    .where(eq(sites.ownerId, ownerId));
  return site ?? { isPublished: false, isDown: false };
}
