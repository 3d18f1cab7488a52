import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newToken } from '#platform/ids.ts';
import { oldestShare } from '../site/store.ts';
import { countShares, holdShares, insertShares } from './store.ts';

/** More than anybody keeps apart. */
export const MOST_SHARES = 200;

type NewShare = { label: string; revoked?: boolean };

/** Makes links of a member to the portfolio; the first of them is the newest. Refused where there is no room for all. */
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
    wanted.map(({ label, revoked = false }, at) => ({
      ...{ id: newToken(), ownerId: uid, label, revoked },
      targetKind: 'portfolio' as const,
      createdAt: new Date(now - at),
    })),
  );
}

/** The oldest link that leads anywhere; a member who has no links at all is made one. None where all are revoked. */
export async function firstShare(tx: Tx, uid: string, clock: Clock) {
  await holdShares(tx.sql, uid);
  if ((await countShares(tx.sql, uid)) === 0) await makeShares(tx, { uid, clock }, [{ label: '' }]);
  return oldestShare(tx.sql, uid);
}
