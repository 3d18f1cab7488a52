import { applyMetadataUpdate, type SettableMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { StorageCtx } from './context.ts';
import { requireFound } from './read-file.ts';
import { findFile, lockOwnerFiles, removeFile, updateFile } from './store.ts';

/** Changes the metadata of a file. */
export async function changeMetadata(ctx: StorageCtx, name: string, update: SettableMetadata) {
  const { ownerId } = await authorize(ctx, name, 'write');
  return ctx.db.asSystem('write a file, which members cannot do', async ({ sql }) => {
    await lockOwnerFiles(sql, ownerId);
    const file = requireFound(await findFile(sql, name));
    return requireFound(await updateFile(sql, file.id, applyMetadataUpdate(file, update)));
  });
}

export async function deleteFile(ctx: StorageCtx, name: string) {
  const { ownerId } = await authorize(ctx, name, 'write');
  await ctx.db.asSystem('write a file, which members cannot do', async (tx) => {
    const file = requireFound(await findFile(tx.sql, name));
    await removeFile(tx.sql, file.id);
    // Deletes the images made from it too, so the pages that show them are outdated.
    ctx.pages.invalidate(tx, ownerId);
  });
}
