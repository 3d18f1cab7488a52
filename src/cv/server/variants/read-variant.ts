import { requireMember } from '#identity/service.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import { decodeCursor, encodeCursor, isIsoTime } from '#platform/server/db/keyset.ts';
import { lastEdited, type RecordsCtx, readRecord } from '#records/service.ts';
import { compareContents, findChanges } from '../../model/changes/compare.ts';
import type { CvContent } from '../../model/content.ts';
import { pageOfFamilies } from '../../model/variants/families.ts';
import { translationProgress, translationTexts } from '../../model/variants/translation.ts';
import { updatesOf } from '../../model/variants/updates.ts';
import { cvKind } from '../cv-kind.ts';
import { loadVariant } from './load-variant.ts';
import { selectLinks } from './store.ts';

/** Only the names of CVs are read here, of more than anybody has. */
const MAX_CVS = 20_000;

/**
 * Returns a page of the member's CVs with what they were made from, except for those in the trash. A family is never split
 * between pages.
 */
export async function listFamilies(ctx: RecordsCtx, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { uid } = requireMember(ctx.actor);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, [isIsoTime, isUuid]);
  const [cvs, links] = await ctx.db.asMember(uid, (tx) =>
    Promise.all([lastEdited(tx, cvKind, { ownerId: uid, limit: MAX_CVS }), selectLinks(tx.sql, uid)]),
  );
  const linkByCv = new Map(links.map((link) => [link.cvId, link]));
  const all = cvs.map(({ id, title: name, status: visibility, revision, updatedAt }) => ({
    ...{ id, name, visibility, revision, updatedAt: updatedAt.toISOString() },
    originalId: linkByCv.get(id)?.originalId ?? null,
    purpose: linkByCv.get(id)?.purpose ?? null,
  }));
  const { members, next } = pageOfFamilies(all, { after, limit });
  return { items: members, ...(next && { nextCursor: encodeCursor(next) }) };
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
      locked: cv.locked,
      updates: isTrashed ? [] : updatesOf(versions),
      differences: findChanges(withoutLetters(original.document), withoutLetters(cv.document)).length,
      progress: stored.purpose === 'language' ? translationProgress(translationTexts(versions)) : null,
      canUndo: stored.undo?.after === cv.revision,
      revision: cv.revision,
    },
  };
}

/** Returns the changes from one CV to another. Nodes that both have from a common original are compared. */
export async function getDifferences(ctx: RecordsCtx, { id, from }: { id: string; from: string }) {
  const [cv, other] = await Promise.all([readRecord(ctx, cvKind, { id }), readRecord(ctx, cvKind, { id: from })]);
  return { changes: compareContents(withoutLetters(other.document), withoutLetters(cv.document)) };
}

/** Each CV has its own letters. */
const withoutLetters = (content: CvContent): CvContent => ({ ...content, letters: [] });
