import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newToken } from '#platform/ids.ts';
import { countShares, holdShares, insertShares, type ShareChange, type StoredShare } from './store.ts';

/** Maximum number of links per member. */
export const MOST_SHARES = 200;

type NewShare = ShareChange & Pick<StoredShare, 'label' | 'targetKind' | 'targetId'>;

/** Creates links for a member, the first one as the newest. Fails if they would exceed the quota. */
export async function makeShares(
  { sql }: Tx,
  { uid, clock }: { uid: string; clock: Clock },
  wanted: readonly NewShare[],
) {
  await holdShares(sql, uid);
  if ((await countShares(sql, uid)) + wanted.length > MOST_SHARES) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MOST_SHARES } } });
  }
  const now = clock.now().getTime();
  return insertShares(
    sql,
    wanted.map((share, at) => ({ ...share, id: newToken(), ownerId: uid, createdAt: new Date(now - at) })),
  );
}

/**
 * Creates a link to the portfolio if the member has none and the quota permits it. Published sites need one as an
 * address.
 */
export async function firstShare(tx: Tx, uid: string, clock: Clock) {
  await holdShares(tx.sql, uid);
  const [all, toSite] = await Promise.all([countShares(tx.sql, uid), countShares(tx.sql, uid, 'portfolio')]);
  if (toSite > 0 || all >= MOST_SHARES) return;
  // If the site has no host of its own, this is its address; the site's own setting keeps search engines off.
  await makeShares(tx, { uid, clock }, [{ label: '', targetKind: 'portfolio', targetId: null, indexing: true }]);
}
