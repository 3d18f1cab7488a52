import { AppError } from '#platform/pure/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newToken } from '#platform/server/ids.ts';
import { countShares, insertShares, lockShares, type ShareUpdate, type StoredShare } from './store.ts';

/** Maximum number of links per member. */
export const MAX_SHARES = 200;

type NewShareValues = ShareUpdate & Pick<StoredShare, 'label' | 'targetKind' | 'targetId' | 'letterId'>;

/** Creates links for a member, the first one as the newest. Fails if they would exceed the quota. */
export async function makeShares(
  { sql }: Tx,
  { uid, clock }: { uid: string; clock: Clock },
  newShares: readonly NewShareValues[],
) {
  await lockShares(sql, uid);
  if ((await countShares(sql, uid)) + newShares.length > MAX_SHARES) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_SHARES } } });
  }
  const now = clock.now().getTime();
  return insertShares(
    sql,
    newShares.map((share, at) => ({ ...share, id: newToken(), ownerId: uid, createdAt: new Date(now - at) })),
  );
}

/**
 * Creates a link to the portfolio if the member has none and the quota permits it. Published sites need one as an
 * address.
 */
export async function ensureSiteShare(tx: Tx, uid: string, clock: Clock) {
  await lockShares(tx.sql, uid);
  const [shareCount, siteShareCount] = await Promise.all([
    countShares(tx.sql, uid),
    countShares(tx.sql, uid, 'portfolio'),
  ]);
  if (siteShareCount > 0 || shareCount >= MAX_SHARES) return;
  // If the site has no host of its own, this is its address; the site's own setting keeps search engines off.
  await makeShares(tx, { uid, clock }, [
    { label: '', targetKind: 'portfolio', targetId: null, letterId: null, indexing: true },
  ]);
}
