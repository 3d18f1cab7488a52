import { publishForLink } from '#cv/service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hasLiveLinksToCv, type StoredShare } from './store.ts';
import { itemsOf, type TargetColumns } from './stored-target.ts';

/** Publishes the CVs behind a link that is about to show them, as far as nobody else sees them yet. */
export async function publishLinkedCvs(
  { clock }: { clock: Clock },
  tx: Tx,
  { ownerId, ...target }: TargetColumns & Pick<StoredShare, 'ownerId'>,
) {
  for (const { kind, id } of itemsOf(target)) {
    if (kind !== 'cv' || id === undefined) continue;
    await publishForLink({ clock, hasLiveLinks: hasLiveLinksToCv }, tx, { ownerId, id });
  }
}
