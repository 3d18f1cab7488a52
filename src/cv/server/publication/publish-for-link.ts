import type { Tx } from '#platform/server/db/database.ts';
import { readPublished } from '#records/service.ts';
import { VISIBILITIES } from '../../contract.ts';
import { cvKind } from '../cv-kind.ts';
import { publishNewlyShared } from './publish-on-sharing.ts';

/** Publishes the current version of a private CV that gets its first link. A CV that is shared already stays as it is. */
export async function publishForFirstLink(tx: Pick<Tx, 'sql'>, id: string, now: Date) {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  if (found?.document.visibility !== 'private') return;
  await publishNewlyShared(tx, { id, ownerId: found.ownerId, content: found.document.document }, now);
}
