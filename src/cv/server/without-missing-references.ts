import { requireMember } from '#identity/service.ts';
import { findMissingReferences, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { withoutReferences } from '../model/references.ts';
import { cvKind } from './cv-kind.ts';

/**
 * Removes references to images and records that are gone, that the member does not own, or of another instance. Those
 * that the CV had `before` stay.
 */
export async function withoutMissingReferences(ctx: RecordsCtx, document: CvContent, before?: CvContent) {
  const { uid } = requireMember(ctx.actor);
  const missing = await ctx.db.asMember(uid, (tx) =>
    findMissingReferences(
      tx,
      uid,
      cvKind,
      { ...cvKind.empty, document },
      before && { ...cvKind.empty, document: before },
    ),
  );
  return withoutReferences(document, new Set(missing.map(({ value }) => value)));
}
