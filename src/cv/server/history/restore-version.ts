import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { changeRecord, type RecordsCtx, readRecord } from '#records/service.ts';
import { restoreSection } from '../../model/restore-section.ts';
import { cvKind } from '../cv-kind.ts';
import { withoutMissingReferences } from '../without-missing-references.ts';
import { saveUnnamedVersion } from './save-session-version.ts';
import { findUnnamedVersion } from './store.ts';
import { readVersion } from './versions.ts';

/**
 * Restores a version of a CV, except for its letters, or only one section of it.
 * The replaced state is saved first as a version, whose id is returned as `kept`. `onRestored` is called in the same
 * transaction if the whole version is restored.
 */
export async function restoreVersion(
  ctx: RecordsCtx,
  { id, version, section, revision }: { id: string; version: string; section?: string | undefined; revision: number },
  onRestored?: (tx: Tx, cvId: string, revision: number) => Promise<void>,
) {
  const { uid } = requireMember(ctx.actor);
  const [{ document: stored, revision: restoredRevision }, { document: before }] = await Promise.all([
    readVersion(ctx, { id, version }),
    readRecord(ctx, cvKind, { id }),
  ]);
  const document = await withoutMissingReferences(ctx, stored, before);
  const cv = await changeRecord(
    ctx,
    {
      ...cvKind,
      beforeSave: async (saveCtx, tx, current) => {
        await saveUnnamedVersion(saveCtx, tx, current);
        if (section === undefined) await onRestored?.(tx, id, restoredRevision);
      },
    },
    { id, revision },
    ({ document: current }) => {
      const restored =
        section === undefined ? { ...document, letters: current.letters } : restoreSection(current, document, section);
      if (!restored) throw new AppError('NOT_FOUND');
      return { document: restored };
    },
  );
  const replaced = await ctx.db.asMember(uid, ({ sql }) => findUnnamedVersion(sql, id, revision));
  if (!replaced) throw new Error('the replaced state was not saved');
  return { ...cv, kept: replaced.id };
}
