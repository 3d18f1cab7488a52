import { publishForLink } from '#cv/service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hasLiveLinksToCv, type StoredShare } from './store.ts';

type ShareTarget = Pick<StoredShare, 'targetKind' | 'targetId'>;

/** Publishes the target of a link that is about to show it, if it is a CV that nobody else sees yet. */
export async function publishLinkedCv(
  { clock }: { clock: Clock },
  tx: Tx,
  { ownerId, targetKind, targetId }: ShareTarget & { ownerId: string },
) {
  if (targetKind !== 'cv' || targetId === null) return;
  await publishForLink({ clock, hasLiveLinks: hasLiveLinksToCv }, tx, { ownerId, id: targetId });
}
