import { arrayBuffer } from 'node:stream/consumers';
import type { StoredMedium } from '../../model/media/media.ts';
import { mediaPath, readMediaPath } from '../../model/media/media-path.ts';
import type { StorageKernel } from '../context.ts';
import { findMedia, findSentMedium, type ShownMediumRow } from './store.ts';

/** A video, recording, captions or download as pages use it. */
export type ShownMedium = StoredMedium;

/** Returns a member's media with these ids as visitors who have the ids see them; omits those that do not exist. */
export async function shownMediaOf(
  { db }: Pick<StorageKernel, 'db'>,
  uid: string,
  ids: readonly string[],
): Promise<ShownMedium[]> {
  if (ids.length === 0) return [];
  const found = await db.asVisitor(({ sql }) => findMedia(sql, uid, ids), ids);
  return found.map(toStoredMedium);
}

/** Returns the bytes at a path of a medium of the member; undefined if there is none. */
export async function mediumBytes({ db, blobs }: StorageKernel, uid: string, path: string) {
  const requested = readMediaPath(path);
  if (!requested) return undefined;
  const medium = await db.asVisitor(({ sql }) => findSentMedium(sql, requested.id), [requested.id]);
  if (medium?.ownerId !== uid || medium.format !== requested.format) return undefined;
  if (medium.captions !== null) return Buffer.from(medium.captions);
  const stream = await blobs.open(medium.blob);
  return stream ? new Uint8Array(await arrayBuffer(stream)) : undefined;
}

export const toStoredMedium = (medium: ShownMediumRow): StoredMedium => ({
  ...medium,
  url: mediaPath(medium.id, medium.format),
});
