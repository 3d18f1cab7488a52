import { requireMember } from '#identity/service.ts';
import { changeRecord, type RecordsCtx } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { keepAsItIs } from './keep-session.ts';
import { findUnnamed } from './store.ts';
import { readVersion } from './versions.ts';

/**
 * Restores a version of a CV, except for its letters. The replaced state is saved first as the version with the id
 * `kept`.
 */
export async function restoreVersion(
  ctx: RecordsCtx,
  { id, version, revision }: { id: string; version: string; revision: number },
) {
  const { uid } = requireMember(ctx.actor);
  const { document } = await readVersion(ctx, { id, version });
  const cv = await changeRecord(ctx, { ...cvKind, keepBefore: keepAsItIs }, { id, revision }, ({ document: now }) => ({
    document: { ...document, letters: now.letters },
  }));
  const kept = await ctx.db.asMember(uid, ({ sql }) => findUnnamed(sql, id, revision));
  if (!kept) throw new Error('what was replaced is kept');
  return { ...cv, kept: kept.id };
}
