import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newToken } from '#platform/ids.ts';
import { countShares, holdShares, insertShares, type ShareChange, type StoredShare } from './store.ts';

/** More than anybody keeps apart. */
export const MOST_SHARES = 200;

type NewShare = ShareChange & Pick<StoredShare, 'label' | 'targetKind' | 'targetId'>;

/** Makes links of a member; the first of them is the newest. Refused where there is no room for all. */
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

/** A site has a link by which it is found: whose member never made one to it is made one, while there is room. */
export async function firstShare(tx: Tx, uid: string, clock: Clock) {
  await holdShares(tx.sql, uid);
  const [all, toSite] = await Promise.all([countShares(tx.sql, uid), countShares(tx.sql, uid, 'portfolio')]);
  if (toSite > 0 || all >= MOST_SHARES) return;
  // Where the site has no host of its own, this is its address: search engines are kept off by the site, not by this.
  await makeShares(tx, { uid, clock }, [{ label: '', targetKind: 'portfolio', targetId: null, indexing: true }]);
}
