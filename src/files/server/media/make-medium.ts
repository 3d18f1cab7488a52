import { randomUUID } from 'node:crypto';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { MediaKind } from '../../model/media/formats.ts';
import type { MakeMediumInput, StoredMedium } from '../../model/media/media.ts';
import type { StorageKernel } from '../context.ts';
import { findFile, lockFile, lockOwnerFiles } from '../store.ts';
import { requireStorageSpace } from '../store-file.ts';
import { blobSource, InvalidMediumError } from './byte-source.ts';
import { inspectMedium } from './inspect-medium.ts';
import { endingOf, mediumName } from './medium-name.ts';
import { toStoredMedium } from './shown-media.ts';
import { findMedia, findSameMedium, insertMedium, mediaOfOwner } from './store.ts';

const WHY = 'write a medium, which members cannot do';

/**
 * Makes a video, a recording, captions or a download for pages from a member's own file. Repeated with equal input, it
 * returns the existing one.
 */
export async function makeMedium(
  kernel: StorageKernel,
  uid: string,
  { file: name, kind }: MakeMediumInput,
): Promise<StoredMedium> {
  const { db, blobs } = kernel;
  if (!name.startsWith(`users/${uid}/`)) throw new AppError('FORBIDDEN');
  const { file, existing } = await db.asSystem(WHY, async ({ sql }) => {
    const found = await findFile(sql, name);
    return { file: found, existing: found && (await findSameMedium(sql, found.id, kind)) };
  });
  if (!file) throw noSuchFile();
  if (existing) return toStoredMedium(existing);
  const {
    captions = null,
    format,
    width = null,
    height = null,
  } = await inspectMedium(blobSource(blobs, file.blob, file.size), kind, endingOf(name)).catch((error: unknown) => {
    if (error instanceof InvalidMediumError) throw invalidFields([{ path: 'file', text: { word: error.word } }]);
    throw error;
  });
  return db.asSystem(WHY, async ({ sql }) => {
    await lockOwnerFiles(sql, uid);
    if (!(await lockFile(sql, file.id))) throw noSuchFile();
    // Another request may have made it meanwhile.
    const same = await findSameMedium(sql, file.id, kind);
    if (same) return toStoredMedium(same);
    const captionBytes = captions === null ? 0 : Buffer.byteLength(captions);
    await requireStorageSpace(kernel, sql, { ownerId: uid, size: captionBytes });
    const medium = {
      ...{ id: randomUUID(), kind, format, name: mediumName(name, format), width, height },
      size: captions === null ? file.size : captionBytes,
    };
    await insertMedium(sql, { ...medium, fileId: file.id, ownerId: uid, blob: file.blob, captions });
    return toStoredMedium(medium);
  });
}

const noSuchFile = () => invalidFields([{ path: 'file', text: { word: 'noSuchFile' } }]);

export async function readMedium({ db }: StorageKernel, uid: string, id: string): Promise<StoredMedium> {
  const [medium] = await db.asMember(uid, ({ sql }) => findMedia(sql, uid, [id]));
  if (!medium) throw new AppError('NOT_FOUND');
  return toStoredMedium(medium);
}

export type MediumReference = { id: string; kind: MediaKind };

/** Returns the ids of those of the references that are media of the member, and of the kind that is expected. */
export async function existingMediaIds(
  { sql }: Pick<Tx, 'sql'>,
  uid: string,
  references: readonly MediumReference[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const found = await findMedia(
    sql,
    uid,
    references.map(({ id }) => id),
  );
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  return references.filter(({ id, kind }) => kinds.get(id) === kind).map(({ id }) => id);
}

/** Returns all media of a member, each with its file relative to the member's folder. */
export async function mediaOfMember({ sql }: Pick<Tx, 'sql'>, uid: string) {
  const found = await mediaOfOwner(sql, uid);
  return found.map(({ id, kind, file }) => ({ id, kind, file: file.slice(`users/${uid}/`.length) }));
}
