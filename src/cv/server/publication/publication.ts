import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { readRecord } from '#records/service.ts';
import type { Cv, CvPublication, PublicationMode } from '../../contract.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { cvKind } from '../cv-kind.ts';
import { saveUnnamedVersion } from '../history/save-session-version.ts';
import type { CvCtx } from '../render-input.ts';
import { publicationColumns } from './publication-columns.ts';
import { looksDifferent } from './published-content.ts';
import { findPublication, putPublication } from './store.ts';

type CvId = { id: string };

/** Returns which version of a CV visitors see, and whether the latest one differs from it. */
export async function getPublication(ctx: CvCtx, { id }: CvId): Promise<CvPublication> {
  const { uid } = requireMember(ctx.actor);
  const cv = await readOwnCv(ctx, id);
  return ctx.db.asMember(uid, (tx) => describePublication(ctx, tx, cv));
}

/** Publishes the latest version of a CV, or makes visitors see every change at once from now on. */
export async function setPublication(ctx: CvCtx, { id, mode }: CvId & { mode: PublicationMode }) {
  const { uid } = requireMember(ctx.actor);
  const cv = await readOwnCv(ctx, id);
  const now = ctx.clock.now();
  return ctx.db.asMember(uid, async (tx) => {
    if (mode === 'published') {
      const { revision, document } = cv;
      const savedAt = { updatedAt: new Date(cv.updatedAt), version: CONTENT_VERSION };
      await saveUnnamedVersion(ctx, tx, { id, ownerId: uid, revision, document: { document }, ...savedAt });
    }
    await putPublication(tx.sql, {
      ...{ cvId: cv.id, ownerId: uid, publishedAt: now },
      ...publicationColumns(mode === 'published' ? cv.document : null),
    });
    ctx.pages.invalidate(tx, uid);
    return describePublication(ctx, tx, cv);
  });
}

async function readOwnCv(ctx: CvCtx, id: string): Promise<Cv> {
  const cv = await readRecord(ctx, cvKind, { id });
  if (cv.trashedAt) throw new AppError('NOT_FOUND');
  return cv;
}

async function describePublication(
  { hasLinksToCv }: Pick<CvCtx, 'hasLinksToCv'>,
  tx: Tx,
  { id, visibility, document, revision }: Cv,
): Promise<CvPublication> {
  const found = await findPublication(tx.sql, id);
  const isShared = visibility !== 'private' || (await hasLinksToCv(tx, id));
  if (!found?.document) {
    // A CV that was never shared is published when it is shared; one shared by earlier releases shows its latest version.
    const mode = found || isShared ? 'latest' : 'published';
    return { mode, publishedAt: null, hasChanges: false, isShared, revision };
  }
  const published = upgradeContent(found.document, found.version);
  return {
    mode: 'published',
    publishedAt: found.publishedAt.toISOString(),
    hasChanges: looksDifferent(published, document),
    ...{ isShared, revision },
  };
}
