import { requireMember } from '#identity/service.ts';
import { changeRecord, type RecordsCtx } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { keepAsItIs } from './keep-session.ts';
import { findUnnamed } from './store.ts';
import { readVersion } from './versions.ts';

/** Makes a CV what it was in a version; its letters stay what they are. How it was until then is kept: restoring `kept` takes it back. */
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
