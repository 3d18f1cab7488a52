import { requireMember } from '#identity/service.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { translationProgress, translationTexts } from '../../model/variants/translation.ts';
import { updatesOf } from '../../model/variants/updates.ts';
import { cvKind } from '../cv-kind.ts';
import { loadVariant } from './load-variant.ts';
import { selectFamilies } from './store.ts';

/** Returns the member's CVs that were made from other ones, with their originals, except for those in the trash. */
export async function listFamilies({ actor, db }: RecordsCtx) {
  const { uid } = requireMember(actor);
  const found = await db.asMember(uid, ({ sql }) => selectFamilies(sql, uid));
  return { items: found.map((member) => ({ ...member, updatedAt: member.updatedAt.toISOString() })) };
}

/** Returns what a CV follows, with the updates that its original has for it. */
export async function getVariant(ctx: RecordsCtx, { id }: { id: string }) {
  const { cv, original, stored, versions } = await loadVariant(ctx, id);
  if (!original || !stored || !versions) return { variant: null };
  const isTrashed = Boolean(original.trashedAt);
  return {
    variant: {
      original: {
        id: original.id,
        name: original.name,
        language: original.document.design.language,
        revision: isTrashed ? null : original.revision,
      },
      purpose: stored.purpose,
      language: cv.document.design.language,
      updates: isTrashed ? [] : updatesOf(versions),
      progress: stored.purpose === 'language' ? translationProgress(translationTexts(versions)) : null,
      canUndo: stored.undo?.after === cv.revision,
      revision: cv.revision,
    },
  };
}

/** Returns the changes from one CV to another. Nodes that both have from a common original are compared. */
export async function getDifferences(ctx: RecordsCtx, { id, from }: { id: string; from: string }) {
  const [cv, other] = await Promise.all([readRecord(ctx, cvKind, { id }), readRecord(ctx, cvKind, { id: from })]);
  return { changes: compareContents(other.document, cv.document) };
}
