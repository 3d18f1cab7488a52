import { changedFields, type SettableMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { FilesCtx } from './context.ts';
import { orMissing } from './read-file.ts';
import { findFile, holdOwner, removeFile, updateFile } from './store.ts';

/** Changes the metadata of a file. */
export async function changeMetadata(ctx: FilesCtx, name: string, change: SettableMetadata) {
  const { ownerId } = await authorize(ctx, name, 'write');
  return ctx.db.asSystem('members may not write files themselves', async ({ sql }) => {
    await holdOwner(sql, ownerId);
    const file = orMissing(await findFile(sql, name));
    return orMissing(await updateFile(sql, file.id, changedFields(file, change)));
  });
}

export async function deleteFile(ctx: FilesCtx, name: string) {
  const { ownerId } = await authorize(ctx, name, 'write');
  await ctx.db.asSystem('members may not write files themselves', async (tx) => {
    const file = orMissing(await findFile(tx.sql, name));
    await removeFile(tx.sql, file.id);
    // Deletes the images made from it too, so the pages that show them are outdated.
    ctx.pages.dropWith(tx, ownerId);
  });
}
