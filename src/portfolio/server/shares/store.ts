import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, ne, or, sql as query } from 'drizzle-orm';
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
  Omit<ShareInsert, 'id' | 'ownerId' | 'targetKind' | 'targetId' | 'letterId' | 'openedAt' | 'createdAt'>
>;

const isOwn = (ownerId: string, id: string) => and(eq(shares.ownerId, ownerId), eq(shares.id, id));

/** Locks a member's set of links until the transaction ends, so that concurrent inserts cannot exceed the quota. */
export async function lockShares(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`shares of ${ownerId}`}, 0))`);
}

/** Counts a member's links, of all kinds or one kind of target. */
export const countShares = (sql: Sql, ownerId: string, kind?: StoredShare['targetKind']) =>
  sql.$count(shares, and(eq(shares.ownerId, ownerId), kind && eq(shares.targetKind, kind)));

/** Links to a CV itself, alone or in a bundle. */
const leadsToCv = (cvId: string) =>
  or(
    and(eq(shares.targetKind, 'cv'), eq(shares.targetId, cvId)),
    query`${shares.items} @> ${JSON.stringify([{ kind: 'cv', id: cvId }])}::jsonb`,
  );

/** Reports whether a link of the member shows the current state of the CV: active, not expired and not pinned. */
export async function hasLiveLinksToCv({ sql }: Pick<Tx, 'sql'>, cvId: string) {
  const isLive = and(
    eq(shares.state, 'active'),
    or(isNull(shares.expiresAt), gt(shares.expiresAt, query`now()`)),
    isNull(shares.pinnedAt),
  );
  return (await sql.$count(shares, and(leadsToCv(cvId), isLive))) > 0;
}

/**
 * Returns a member's links to projects or CVs, alone or in a bundle, that open now or could be resumed, newest first; with
 * the first of the records that each leads to.
 */
export async function linksToRecords({ sql }: Pick<Tx, 'sql'>, ownerId: string, recordIds: readonly string[]) {
  const rows = await sql
    .select({ id: shares.id, label: shares.label, targetId: shares.targetId, items: shares.items })
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        or(inArray(shares.targetId, [...recordIds]), isNotNull(shares.items)),
        ne(shares.state, 'revoked'),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, query`now()`)),
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.flatMap(({ id, label, targetId, items }) => {
    const ids = items ? items.map((item) => item.id) : [targetId];
    const recordId = ids.find((one) => typeof one === 'string' && recordIds.includes(one));
    return recordId ? [{ id, label, recordId }] : [];
  });
}

/** Inserts links and returns them in the same order. */
export async function insertShares(sql: Sql, newShares: readonly ShareInsert[]) {
  if (newShares.length === 0) return [];
  return sql
    .insert(shares)
    .values([...newShares])
    .returning(columns);
}

type ShareListQuery = {
  after?: { createdAt: string; id: string } | undefined;
  state?: ShareListState | undefined;
  of?: ShareListTarget | undefined;
  limit: number;
};
/** Whether a link is switched on and not expired; its target may still be hidden. */
export type ShareListState = 'active' | 'expired' | 'off';
/** The target of a link, alone or in a bundle; a bundle is named by the id of its link. */
export type ShareListTarget = Pick<StoredShare, 'targetKind'> & {
  id?: string | undefined;
  letter?: string | undefined;
};

const IS_IN_STATE = {
  active: and(eq(shares.state, 'active'), or(isNull(shares.expiresAt), gt(shares.expiresAt, query`now()`))),
  expired: and(eq(shares.state, 'active'), lte(shares.expiresAt, query`now()`)),
  off: ne(shares.state, 'active'),
};

function leadsTo({ targetKind, id, letter }: ShareListTarget) {
  if (targetKind === 'bundle') return eq(shares.id, id ?? '');
  const item = { kind: targetKind, ...(id === undefined ? {} : { id }), ...(letter === undefined ? {} : { letter }) };
  return or(
    and(
      eq(shares.targetKind, targetKind),
      id === undefined ? isNull(shares.targetId) : eq(shares.targetId, id),
      letter === undefined ? isNull(shares.letterId) : eq(shares.letterId, letter),
    ),
    query`${shares.items} @> ${JSON.stringify([item])}::jsonb`,
  );
}

/** Selects a page of a member's links, newest first. */
export const selectShares = (sql: Sql, ownerId: string, { after, state, of, limit }: ShareListQuery) =>
  sql
    .select(columns)
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        state && IS_IN_STATE[state],
        of && leadsTo(of),
        after && query`(${shares.createdAt}, ${shares.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit);

/** Counts a member's links by their state. */
export async function countSharesByState(sql: Sql, ownerId: string) {
  const countOf = (state: ShareListState) => query<number>`(count(*) filter (where ${IS_IN_STATE[state]}))::integer`;
  const [counts] = await sql
    .select({ active: countOf('active'), expired: countOf('expired'), off: countOf('off') })
    .from(shares)
    .where(eq(shares.ownerId, ownerId));
  return counts ?? { active: 0, expired: 0, off: 0 };
}

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

/** A language of a pinned site, and the position in a pinned bundle. */
type PinnedQuery = { language?: Language | undefined; at?: number | undefined };

/** Returns the pinned content of a link as it was stored, and of a site that in another language. */
export async function findPinned(sql: Sql, id: string, { language, at }: PinnedQuery) {
  const content = at === undefined ? query`${shares.pinned}` : query`(${shares.pinned} -> 'items' -> ${at}::integer)`;
  const [found] = await sql
    .select({
      pinned: query<Record<string, unknown> | null>`${content} - 'translated'`,
      inLanguage: query<Record<string, unknown> | null>`${content} -> 'translated' -> ${language ?? ''}::text`,
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
