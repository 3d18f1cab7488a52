import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockOwnRecord, type RecordsCtx, type StoredRecord } from '#records/service.ts';
import type { CvPublication, PublicationMode } from '../../contract.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import { cvKind } from '../cv-kind.ts';
import { followLatest, publishCv } from './publish-cv.ts';
import { looksDifferent } from './published-content.ts';
import { findPublication } from './store.ts';

type CvId = { id: string };

/** Returns which version of a CV visitors see, and whether the latest one differs from it. */
export async function getPublication(ctx: RecordsCtx, { id }: CvId): Promise<CvPublication> {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => describePublication(ctx, tx, await requireOwnCv(tx, uid, id)));
}

/** Publishes the latest version of a CV, or makes visitors see every change at once from now on. */
export async function setPublication(ctx: RecordsCtx, { id, mode }: CvId & { mode: PublicationMode }) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const stored = await requireOwnCv(tx, uid, id);
    await (mode === 'published' ? publishCv : followLatest)(ctx, tx, stored);
    ctx.pages.invalidate(tx, uid);
    return describePublication(ctx, tx, stored);
  });
}

/** Returns a CV of the member, locked so that the published version is never older than one published before it. */
async function requireOwnCv(tx: Tx, ownerId: string, id: string) {
  const stored = await lockOwnRecord(tx, cvKind, { ownerId, id });
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
}

async function describePublication(
  { hasLiveLinks }: Pick<RecordsCtx, 'hasLiveLinks'>,
  tx: Tx,
  { id, status, document, version, revision }: StoredRecord,
): Promise<CvPublication> {
  const found = await findPublication(tx.sql, id);
  const isShared = status !== 'private' || (await hasLiveLinks(tx, id));
  if (!found?.document) {
    // A CV that was never shared is published when it is shared; one shared by earlier releases shows its latest version.
    const mode = found || isShared ? 'latest' : 'published';
    return { mode, publishedAt: null, hasChanges: false, isShared, revision };
  }
  const published = upgradeContent(found.document, found.version);
  return {
    mode: 'published',
    publishedAt: found.publishedAt.toISOString(),
    hasChanges: looksDifferent(published, upgradeContent(document.document, version)),
    ...{ isShared, revision },
  };
}
