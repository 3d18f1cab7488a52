import { publishForFirstLink } from '#cv/service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hasLinksToCv, type StoredShare } from './store.ts';

/** Publishes the current versions of private CVs that are about to get their first links. */
export async function publishNewlyLinkedCvs(
  tx: Tx,
  newShares: readonly Pick<StoredShare, 'targetKind' | 'targetId'>[],
  clock: Clock,
) {
  const cvIds = newShares.flatMap(({ targetKind, targetId }) => (targetKind === 'cv' && targetId) || []);
  for (const cvId of new Set(cvIds)) {
    if (!(await hasLinksToCv(tx, cvId))) await publishForFirstLink(tx, cvId, clock.now());
  }
}
