import { AppError } from '#platform/pure/errors.ts';
import type { StorageKernel } from '../context.ts';
import { lockOwnerFiles } from '../store.ts';
import { removeFamily, removeFilesWithoutFace } from './store.ts';

/** Deletes a member's family with the files uploaded for it. Sites that use it fall back to the fonts of their theme. */
export async function removeFace({ db, pages }: StorageKernel, uid: string, id: string) {
  await db.asSystem('delete a typeface, which members cannot do', async (tx) => {
    await lockOwnerFiles(tx.sql, uid);
    const fileIds = await removeFamily(tx.sql, uid, id);
    if (!fileIds) throw new AppError('NOT_FOUND');
    await removeFilesWithoutFace(tx.sql, uid, fileIds);
    pages.invalidate(tx, uid);
  });
  return {};
}
