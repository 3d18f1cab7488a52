import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx, StoredRecord } from '#records/service.ts';
import { referencesIn } from '../../model/references.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { saveUnnamedVersion } from '../history/save-session-version.ts';
import { originalsOf, possibleOriginalsOf } from '../variants/originals.ts';
import { findPublishedDocument, putPublication } from './store.ts';

/** Publishes the current version of a CV, and saves it in the version history too. */
export async function publishCv(ctx: Pick<RecordsCtx, 'clock'>, tx: Tx, stored: StoredRecord) {
  await saveUnnamedVersion(ctx, tx, stored);
  const content = upgradeContent(stored.document.document, stored.version);
  await putPublication(tx.sql, {
    ...{ cvId: stored.id, ownerId: stored.ownerId, version: CONTENT_VERSION, publishedAt: ctx.clock.now() },
    document: content as unknown as Record<string, unknown>,
    images: [...new Set(referencesIn(content).images)],
    originals: (await originalsOf(tx, stored.id, content)) ?? null,
  });
}

/** Makes visitors of a CV always see its latest version. */
export async function followLatest({ clock }: Pick<RecordsCtx, 'clock'>, tx: Tx, stored: StoredRecord) {
  const { id, ownerId, document, version } = stored;
  const content = upgradeContent(document.document, version);
  await putPublication(tx.sql, {
    ...{ cvId: id, ownerId, version: CONTENT_VERSION, publishedAt: clock.now() },
    ...{ document: null, images: [] },
    originals: (await possibleOriginalsOf(tx, id, content)) ?? null,
  });
}

/**
 * Publishes the current version of a CV that others begin to see. Nothing happens if the member chose that visitors
 * always see the latest version, or if somebody sees the CV by a link already.
 */
export async function publishOnSharing(ctx: Pick<RecordsCtx, 'clock' | 'hasLiveLinks'>, tx: Tx, stored: StoredRecord) {
  const before = await findPublishedDocument(tx.sql, stored.id);
  if (before && !before.document) return;
  if (!(await ctx.hasLiveLinks(tx, stored.id))) await publishCv(ctx, tx, stored);
}
