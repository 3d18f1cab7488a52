import { randomUUID } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { makeMemberFace } from '#platform/server/typefaces/member-face/member-face.ts';
import { MAX_FACE_BYTES, MAX_FACE_STYLES } from '../../model/face-limits.ts';
import type { MakeFaceInput, StoredFace } from '../../model/faces.ts';
import type { StorageKernel } from '../context.ts';
import { findFile, lockFile, lockOwnerFiles } from '../store.ts';
import { requireStorageSpace } from '../store-file.ts';
import { insertParts, keepFamily, partsOfOwner, removeFilesWithoutFace, removeStyle } from './store.ts';
import { toStoredFaces } from './to-stored-face.ts';

const WHY = 'write a typeface, which members cannot do';

/** Returns all families of a member. */
export const listFaces = ({ db }: StorageKernel, uid: string): Promise<StoredFace[]> =>
  db.asSystem(WHY, async ({ sql }) => toStoredFaces(await partsOfOwner(sql, uid)));

/**
 * Adds a style to a member's families from their own file, and returns the family that it belongs to. A style that the
 * family has already is replaced. Repeated with the same file, it changes nothing.
 */
export async function makeFace(kernel: StorageKernel, uid: string, { file: name }: MakeFaceInput): Promise<StoredFace> {
  const { db, blobs, pages } = kernel;
  if (!name.startsWith(`users/${uid}/`)) throw new AppError('FORBIDDEN');
  const { file, existing } = await db.asSystem(WHY, async ({ sql }) => ({
    file: await findFile(sql, name),
    existing: await partsOfOwner(sql, uid),
  }));
  if (!file) throw fault('noSuchFile');
  if (file.size > MAX_FACE_BYTES) throw fault('faceTooLarge');
  const same = existing.find(({ fileId }) => fileId === file.id);
  if (same) return requireFace(toStoredFaces(existing), same.faceId);
  const read = async () => {
    const stream = await blobs.open(file.blob);
    if (!stream) throw fault('noSuchFile');
    return new Uint8Array(await arrayBuffer(stream));
  };
  const { parts, name: family, weight, italic, ...facts } = await makeMemberFace(read, uid);
  return db.asSystem(WHY, async (tx) => {
    const { sql } = tx;
    await lockOwnerFiles(sql, uid);
    if (!(await lockFile(sql, file.id))) throw fault('noSuchFile');
    const faceId = await keepFamily(sql, { id: randomUUID(), ownerId: uid, name: family });
    const replaced = await removeStyle(sql, { faceId, weight, italic });
    const styles = new Set((await partsOfOwner(sql, uid)).map(({ fileId }) => fileId));
    if (styles.size >= MAX_FACE_STYLES) throw fault('tooManyFaces');
    const size = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
    await requireStorageSpace(kernel, sql, { ownerId: uid, size });
    await insertParts(
      sql,
      parts.map(({ alphabet, bytes }) => ({
        ...{ id: randomUUID(), faceId, fileId: file.id, weight, italic, alphabet, facts },
        ...{ size: bytes.length, bytes: Buffer.from(bytes) },
      })),
    );
    await removeFilesWithoutFace(sql, uid, replaced);
    pages.invalidate(tx, uid);
    return requireFace(toStoredFaces(await partsOfOwner(sql, uid)), faceId);
  });
}

const fault = (word: 'noSuchFile' | 'faceTooLarge' | 'tooManyFaces') =>
  invalidFields([{ path: 'file', text: { word } }]);

function requireFace(faces: readonly StoredFace[], id: string): StoredFace {
  const face = faces.find((one) => one.id === id);
  if (!face) throw new AppError('NOT_FOUND');
  return face;
}
