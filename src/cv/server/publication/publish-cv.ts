import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx, StoredRecord } from '#records/service.ts';
import { referencesIn } from '../../model/references.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { saveUnnamedVersion } from '../history/save-session-version.ts';
import { findPublishedDocument, putPublication } from './store.ts';

/** Publishes the current version of a CV, and saves it in the version history too. */
export async function publishCv(ctx: Pick<RecordsCtx, 'clock'>, tx: Tx, stored: StoredRecord) {
  await saveUnnamedVersion(ctx, tx, stored);
  const content = upgradeContent(stored.document.document, stored.version);
  await putPublication(tx.sql, {
    ...{ cvId: stored.id, ownerId: stored.ownerId, version: CONTENT_VERSION, publishedAt: ctx.clock.now() },
    document: content as unknown as Record<string, unknown>,
    images: [...new Set(referencesIn(content).images)],
  });
}

/** Makes visitors of a CV always see its latest version. */
export const followLatest = ({ clock }: Pick<RecordsCtx, 'clock'>, { sql }: Tx, { id, ownerId }: StoredRecord) =>
  putPublication(sql, {
    ...{ cvId: id, ownerId, version: CONTENT_VERSION, publishedAt: clock.now() },
    ...{ document: null, images: [] },
  });

/**
 * Publishes the current version of a CV that others begin to see. Nothing happens if the member chose that visitors
 * always see the latest version, or if somebody sees the CV by a link already.
 */
export async function publishOnSharing(ctx: Pick<RecordsCtx, 'clock' | 'hasLiveLinks'>, tx: Tx, stored: StoredRecord) {
  const before = await findPublishedDocument(tx.sql, stored.id);
  if (before && !before.document) return;
  if (!(await ctx.hasLiveLinks(tx, stored.id))) await publishCv(ctx, tx, stored);
}
