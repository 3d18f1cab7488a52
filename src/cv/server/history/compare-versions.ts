import { type RecordsCtx, readRecord } from '#records/service.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { cvKind } from '../cv-kind.ts';
import { readVersion } from './versions.ts';

type CompareVersionsInput = { id: string; version: string; to?: string | undefined };

/** Returns the changes from a version of a CV to another version, or to its current state. */
export async function compareVersions(ctx: RecordsCtx, { id, version, to }: CompareVersionsInput) {
  const before = await readVersion(ctx, { id, version });
  const after = to === undefined ? await readRecord(ctx, cvKind, { id }) : await readVersion(ctx, { id, version: to });
  return { changes: compareContents(before.document, after.document) };
}
