import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import { newId } from '#platform/server/ids.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { CvVersion } from '../../contract.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { cvKind } from '../cv-kind.ts';
import { summarizeSinceLatest } from './since-latest.ts';
import {
  countNamed,
  deleteVersion,
  findVersion,
  insertVersion,
  renameVersion,
  type StoredVersion,
  selectVersions,
} from './store.ts';

const MAX_NAMED_VERSIONS = 200;

type VersionRef = { id: string; version: string };
type Row = Pick<StoredVersion, 'id' | 'name' | 'revision' | 'savedAt' | 'changes'>;

const toCvVersion = ({ id, name, revision, savedAt, changes }: Row): CvVersion => ({
  id,
  name,
  revision,
  savedAt: savedAt.toISOString(),
  changes,
});

/** Returns a page of the versions of a CV, newest first. */
export async function listVersions(
  ctx: RecordsCtx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
) {
  const { uid } = requireMember(ctx.actor);
  await readRecord(ctx, cvKind, { id });
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await ctx.db.asMember(uid, ({ sql }) => selectVersions(sql, uid, id, before, limit + 1));
  const { items, ...rest } = toPage(rows, limit, (row) => [row.id]);
  return { items: items.map(toCvVersion), ...rest };
}

/** Saves the current state of a CV as a named version. */
export async function saveVersion(ctx: RecordsCtx, { id, name }: { id: string; name: string }) {
  const { uid } = requireMember(ctx.actor);
  const cv = await readRecord(ctx, cvKind, { id });
  const saved = await ctx.db.asMember(uid, async ({ sql }) => {
    if ((await countNamed(sql, id)) >= MAX_NAMED_VERSIONS) {
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_NAMED_VERSIONS } } });
    }
    return insertVersion(sql, {
      id: newId(),
      ownerId: uid,
      cvId: id,
      name,
      revision: cv.revision,
      document: cv.document,
      version: CONTENT_VERSION,
      changes: await summarizeSinceLatest(sql, id, { document: cv.document, version: CONTENT_VERSION }),
      savedAt: new Date(cv.updatedAt),
      createdAt: ctx.clock.now(),
    });
  });
  if (!saved) throw new Error('the named version was not inserted');
  return toCvVersion(saved);
}

/** Returns a version with its document, upgraded to the current schema. */
export async function readVersion(ctx: RecordsCtx, { id, version }: VersionRef) {
  const { uid } = requireMember(ctx.actor);
  const found = await ctx.db.asMember(uid, ({ sql }) => findVersion(sql, uid, id, version));
  if (!found) throw new AppError('NOT_FOUND');
  return { ...toCvVersion(found), document: upgradeContent(found.document, found.version) };
}

/** Names a version, which excludes it from automatic deletion. */
export async function nameVersion(ctx: RecordsCtx, { id, version, name }: VersionRef & { name: string }) {
  const { uid } = requireMember(ctx.actor);
  const renamed = await ctx.db.asMember(uid, ({ sql }) => renameVersion(sql, uid, id, version, name));
  if (!renamed) throw new AppError('NOT_FOUND');
  return toCvVersion(renamed);
}

/** Deletes a version. */
export async function removeVersion(ctx: RecordsCtx, { id, version }: VersionRef) {
  const { uid } = requireMember(ctx.actor);
  const isDeleted = await ctx.db.asMember(uid, ({ sql }) => deleteVersion(sql, uid, id, version));
  if (!isDeleted) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
