import { requireMember } from '#identity/service.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { changeStoredRecord, lockOwnRecord, type RecordsCtx, type StoredRecord } from '#records/service.ts';
import type { CvContent } from '../../model/content.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { withTranslatedSources } from '../../model/variants/translated-sources.ts';
import { answerUpdates as answered } from '../../model/variants/updates.ts';
import type { UpdateAnswer } from '../../model/variants/variant.ts';
import { cvKind } from '../cv-kind.ts';
import { saveUnnamedVersion } from '../history/save-session-version.ts';
import { findVersionOfRevision } from '../history/store.ts';
import { withoutMissingReferences } from '../without-missing-references.ts';
import { requireOriginalRevision, requireVariant } from './load-variant.ts';
import { refreshOriginals } from './originals.ts';
import { deleteVariant, findVariant, type StoredVariant, updateVariant } from './store.ts';

type AnswerUpdatesInput = {
  id: string;
  revision: number;
  originalRevision: number;
  answers: readonly { part: string; answer: UpdateAnswer }[];
};

/** Answers updates of a CV's original. The state of the CV before is saved as a version, for undo. */
export async function answerUpdates(ctx: RecordsCtx, { id, revision, originalRevision, answers }: AnswerUpdatesInput) {
  const loaded = await requireVariant(ctx, id);
  requireOriginalRevision(loaded, originalRevision);
  const { cv, stored, versions } = loaded;
  const { variant: merged, base } = answered(versions, new Map(answers.map(({ part, answer }) => [part, answer])));
  const variant = stored.purpose === 'language' ? withTranslatedSources(merged, versions.original) : merged;
  const undo = { base: versions.base as unknown as Record<string, unknown>, before: revision };
  const change = { base: base as unknown as Record<string, unknown>, version: CONTENT_VERSION };
  if (isEqual(variant, cv.document)) {
    await inOwnRow(ctx, { id, revision }, (tx) =>
      store(ctx, tx, stored, { ...change, undo: { ...undo, after: revision } }),
    );
    return { id, revision, updatedAt: cv.updatedAt, answer: stored.revision + 1 };
  }
  const document = await withoutMissingReferences(ctx, variant, cv.document);
  const saved = await replaceDocument(ctx, { id, revision, document }, (tx) =>
    store(ctx, tx, stored, { ...change, undo: { ...undo, after: revision + 1 } }),
  );
  return { ...saved, answer: stored.revision + 1 };
}

type UndoAnswersInput = { id: string; revision: number; answer: number };

/** Undoes the last answer to updates, unless the CV has been changed since. */
export async function undoAnswers(ctx: RecordsCtx, { id, revision, answer }: UndoAnswersInput) {
  const { uid } = requireMember(ctx.actor);
  const { cv, stored } = await requireVariant(ctx, id);
  const { undo } = stored;
  if (!undo || stored.revision !== answer || undo.after !== revision || cv.revision !== revision)
    throw new AppError('CONFLICT');
  const change = { base: undo.base, undo: null };
  if (undo.before === undo.after) {
    await inOwnRow(ctx, { id, revision }, (tx) => store(ctx, tx, stored, change));
    return { id, revision, updatedAt: cv.updatedAt };
  }
  const before = await ctx.db.asMember(uid, ({ sql }) => findVersionOfRevision(sql, uid, id, undo.before));
  if (!before) throw new AppError('CONFLICT');
  const content = upgradeContent(before.document, before.version);
  const document = await withoutMissingReferences(ctx, content, cv.document);
  return replaceDocument(ctx, { id, revision, document }, (tx) => store(ctx, tx, stored, change));
}

/** Lets a CV no longer follow its original. Nothing else about it changes. */
export async function detachVariant(ctx: RecordsCtx, { id }: { id: string }) {
  const { uid } = requireMember(ctx.actor);
  const isDetached = await inOwnRow(ctx, { id }, async (tx) => {
    const isDeleted = await deleteVariant(tx.sql, id);
    await refreshOriginals(ctx, tx, { cvId: id, ownerId: uid });
    return isDeleted;
  });
  if (!isDetached) throw new AppError('NOT_FOUND');
  return { status: true as const };
}

type Replacement = { id: string; revision: number; document: CvContent };

async function replaceDocument(
  ctx: RecordsCtx,
  { id, revision, document }: Replacement,
  onSave: (tx: Tx) => Promise<void>,
) {
  const beforeSave = async (saveCtx: RecordsCtx, tx: Tx, stored: StoredRecord) => {
    await saveUnnamedVersion(saveCtx, tx, stored);
    await onSave(tx);
  };
  const saved = await changeStoredRecord(ctx, { ...cvKind, beforeSave }, { id, revision }, () => ({ document }));
  return { id: saved.id, revision: saved.revision, updatedAt: saved.updatedAt.toISOString() };
}

/**
 * Changes what is stored about one of the member's CVs, which is locked so that no change of it comes between. With a
 * revision, the CV must still have it. A CV that its owner has locked is refused.
 */
export async function inOwnRow<Result>(
  ctx: RecordsCtx,
  { id, revision }: { id: string; revision?: number },
  change: (tx: Tx) => Promise<Result>,
) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const stored = await lockOwnRecord(tx, cvKind, { ownerId: uid, id });
    if (!stored) throw new AppError('NOT_FOUND');
    if (revision !== undefined && stored.revision !== revision) throw new AppError('CONFLICT');
    if (stored.document.locked) throw new AppError('LOCKED');
    return change(tx);
  });
}

/** Stores a change of a variant that is based on what was read of it. */
export async function store(
  ctx: Pick<RecordsCtx, 'pages'>,
  tx: Tx,
  stored: StoredVariant,
  change: Parameters<typeof updateVariant>[2],
) {
  if (await updateVariant(tx.sql, stored, change)) return refreshOriginals(ctx, tx, stored);
  throw new AppError((await findVariant(tx.sql, stored.cvId)) ? 'CONFLICT' : 'NOT_FOUND');
}
