import { requireMember } from '#identity/service.ts';
import { changeRecord, type RecordsCtx } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { saveUnnamedVersion } from './save-session-version.ts';
import { findUnnamedVersion } from './store.ts';
import { readVersion } from './versions.ts';

/**
 * Restores a version of a CV, except for its letters.
 * The replaced state is saved first as a version, whose id is returned as `kept`.
 */
export async function restoreVersion(
  ctx: RecordsCtx,
  { id, version, revision }: { id: string; version: string; revision: number },
) {
  const { uid } = requireMember(ctx.actor);
  const { document } = await readVersion(ctx, { id, version });
  const cv = await changeRecord(
    ctx,
    { ...cvKind, beforeSave: saveUnnamedVersion },
    { id, revision },
    ({ document: current }) => ({
      document: { ...document, letters: current.letters },
    }),
  );
  const replaced = await ctx.db.asMember(uid, ({ sql }) => findUnnamedVersion(sql, id, revision));
  if (!replaced) throw new Error('the replaced state was not saved');
  return { ...cv, kept: replaced.id };
}
