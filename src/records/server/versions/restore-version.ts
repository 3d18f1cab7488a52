import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '../context.ts';
import type { PartialDocument, RecordKind } from '../record-kind.ts';
import { changeRecord } from '../save-record.ts';
import { keepVersion } from './keep-version.ts';
import { readVersion } from './read-versions.ts';
import { findVersionOfRevision } from './store.ts';

/**
 * Restores a version of a record, except who can see it. The replaced state is kept as a version, whose id is returned
 * as `kept`.
 */
export async function restoreVersion<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, version, revision }: { id: string; version: string; revision: number },
) {
  const { uid } = requireMember(ctx.actor);
  const { document } = await readVersion(ctx, kind, { id, version });
  // The version has the derived fields of its time.
  const { deriveFields: _, ...restoring } = kind;
  const record = await changeRecord(
    ctx,
    { ...restoring, beforeSave: (_ctx, tx, stored) => keepVersion(kind, tx, stored) },
    { id, revision },
    () => document as PartialDocument<Document>,
  );
  const kept = await ctx.db.asMember(uid, ({ sql }) => findVersionOfRevision(sql, id, revision));
  if (!kept) throw new Error('the replaced state was not kept');
  return { ...record, kept: kept.id };
}
