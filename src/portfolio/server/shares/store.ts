import { and, desc, eq, getTableColumns, isNotNull, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { isShareDown, isSiteDown, pinnedPictures, shares, sites } from '../tables.ts';

const { pinned: _, ...kept } = getTableColumns(shares);
const columns = { ...kept, isDown: query<boolean>`${isShareDown}` };
/** What its owner keeps to themselves is not among what visitors can read. */
const { label: __, note: ___, notify: ____, openedAt: _____, ...shownColumns } = columns;

/** A link, without what a pinned one shows, and whether an admin took it down. */
export type StoredShare = Omit<typeof shares.$inferSelect, 'pinned'> & { isDown: boolean };
/** A link as those see it who came by it. */
export type ShownShare = Omit<StoredShare, 'label' | 'note' | 'notify' | 'openedAt'>;
type NewShare = typeof shares.$inferInsert;
/** What of a link its owner can change, as it is kept. */
export type ShareChange = Partial<
  Omit<NewShare, 'id' | 'ownerId' | 'targetKind' | 'targetId' | 'openedAt' | 'createdAt'>
>;

const own = (ownerId: string, id: string) => and(eq(shares.ownerId, ownerId), eq(shares.id, id));

/** Whoever else wants to add to the links of a member waits until this transaction ends. */
export async function holdShares(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`shares of ${ownerId}`}, 0))`);
}

/** How many a member has, of all or of those that lead to one kind of thing. */
export const countShares = (sql: Sql, ownerId: string, kind?: StoredShare['targetKind']) =>
  sql.$count(shares, and(eq(shares.ownerId, ownerId), kind && eq(shares.targetKind, kind)));

/** Answers them in their order. */
export async function insertShares(sql: Sql, made: readonly NewShare[]) {
  if (made.length === 0) return [];
  return sql
    .insert(shares)
    .values([...made])
    .returning(columns);
}

type Wanted = { after?: { createdAt: string; id: string } | undefined; limit: number };

/** The newest first. */
export const selectShares = (sql: Sql, ownerId: string, { after, limit }: Wanted) =>
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
  const [found] = await sql.select(columns).from(shares).where(own(ownerId, id));
  return found;
}

/** Returns a link, whosever it is. */
export async function findShare(sql: Sql, id: string): Promise<ShownShare | undefined> {
  const [found] = await sql.select(shownColumns).from(shares).where(eq(shares.id, id));
  return found;
}

/** What a pinned link shows, as it was kept. */
export async function findPinned(sql: Sql, id: string) {
  const [found] = await sql
    .select({ pinned: shares.pinned, version: shares.pinnedVersion })
    .from(shares)
    .where(and(eq(shares.id, id), isNotNull(shares.pinned)));
  return found;
}

/** Of these pictures, those that a pinned link shows. */
export async function picturesPinned(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql
    .select({ images: query<string[]>`${pinnedPictures}` })
    .from(shares)
    .where(and(isNotNull(shares.pinned), query`${pinnedPictures} ?| ${query.param([...ids])}::text[]`));
  return rows.flatMap(({ images }) => images);
}

/** Notes when a link was opened for the first time; answers it to whoever comes first, and to nobody else. */
export async function markOpened(sql: Sql, id: string, at: Date) {
  const [opened] = await sql
    .update(shares)
    .set({ openedAt: at })
    .where(and(eq(shares.id, id), isNull(shares.openedAt)))
    .returning({ label: shares.label, notify: shares.notify });
  return opened;
}

export async function updateShare(sql: Sql, ownerId: string, id: string, change: ShareChange) {
  const [changed] = await sql.update(shares).set(change).where(own(ownerId, id)).returning(columns);
  return changed;
}

export async function deleteShare(sql: Sql, ownerId: string, id: string) {
  const gone = await sql.delete(shares).where(own(ownerId, id)).returning({ id: shares.id });
  return gone.length > 0;
}

/** All of a member's, the newest first. */
export const selectAllShares = (sql: Sql, ownerId: string) =>
  sql.select(columns).from(shares).where(eq(shares.ownerId, ownerId)).orderBy(desc(shares.createdAt), desc(shares.id));

/** Whether a member has published a site, and whether an admin took it down. */
export async function siteStanding(sql: Sql, ownerId: string) {
  const [site] = await sql
    .select({
      isPublished: query<boolean>`${isNotNull(sites.published)}`,
      isDown: query<boolean>`${isSiteDown}`,
    })
    .from(sites)
    .where(eq(sites.ownerId, ownerId));
  return site ?? { isPublished: false, isDown: false };
}
