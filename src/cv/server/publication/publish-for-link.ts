import type { Tx } from '#platform/server/db/database.ts';
import { lockOwnRecord, type RecordsCtx } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { publishOnSharing } from './publish-cv.ts';

/**
 * Publishes the current version of a private CV that is about to be shown by a link. A CV that others see already stays
 * as it is.
 */
export async function publishForLink(
  ctx: Pick<RecordsCtx, 'clock' | 'hasLiveLinks'>,
  tx: Tx,
  cv: { ownerId: string; id: string },
) {
  const stored = await lockOwnRecord(tx, cvKind, cv);
  if (stored?.status === 'private') await publishOnSharing(ctx, tx, stored);
}
