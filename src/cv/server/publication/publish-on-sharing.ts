import type { Tx } from '#platform/server/db/database.ts';
import type { StoredRecord } from '#records/service.ts';
import type { CvContent } from '../../model/content.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import { publicationColumns } from './publication-columns.ts';
import { findPublishedDocument, putPublication } from './store.ts';

type NewlySharedCv = { id: string; ownerId: string; content: CvContent };

/**
 * Publishes the current version of a CV that others begin to see, unless the member chose that visitors always see the
 * latest version.
 */
export async function publishNewlyShared({ sql }: Pick<Tx, 'sql'>, { id, ownerId, content }: NewlySharedCv, now: Date) {
  const before = await findPublishedDocument(sql, id);
  if (before && !before.document) return;
  await putPublication(sql, { cvId: id, ownerId, publishedAt: now, ...publicationColumns(content) });
}

/** Publishes the current version of a stored CV whose visibility lets others see it from now on. */
export const publishOnSharing = (tx: Tx, { id, ownerId, document, version }: StoredRecord, now: Date) =>
  publishNewlyShared(tx, { id, ownerId, content: upgradeContent(document.document, version) }, now);
