import { isSameToken } from '#platform/server/ids.ts';
import { authorize } from './authorize.ts';
import type { StorageCtx } from './context.ts';
import { StorageError } from './storage-error.ts';
import { findFile, imageIdsOf, type StoredFile } from './store.ts';

/** Returns a file to a caller who may read it or has its download token. */
export async function readFile(ctx: StorageCtx, name: string, token?: string): Promise<StoredFile> {
  // A revoked token is stored as an empty text, so an empty token must not match.
  const fileByToken = token ? await ctx.db.asVisitor(({ sql }) => findFile(sql, name), [token]) : undefined;
  if (fileByToken && token && isSameToken(token, fileByToken.downloadToken))
    return requireFound(await unlessTakenDown(ctx, fileByToken));
  if (token && (await belongsToDeactivated(ctx, name, token))) return requireFound(undefined);
  await authorize(ctx, name, 'read');
  return requireFound(
    await ctx.db.asSystem('read a file as the access rules permit', ({ sql }) => findFile(sql, name)),
  );
}

/** Returns whether the token is right but the owner is deactivated. The database hides those files from visitors. */
const belongsToDeactivated = ({ db, findOwner }: StorageCtx, name: string, token: string) =>
  db.asSystem('look whether a file is of a deactivated member', async ({ sql }) => {
    const file = await findFile(sql, name);
    if (!file || !isSameToken(token, file.downloadToken)) return false;
    return !(await findOwner(sql, file.ownerId)).isActive;
  });

/** Returns the file unless it was taken down and the caller is not its owner. */
async function unlessTakenDown({ uid, isDown }: StorageCtx, file: StoredFile) {
  const { id, name, ownerId } = file;
  if (uid === ownerId) return file;
  return (await isDown({ ownerId, file: name, imagesOf: (sql) => imageIdsOf(sql, id) })) ? undefined : file;
}

export function requireFound(file: StoredFile | undefined): StoredFile {
  if (!file) throw new StorageError('object-not-found', 'There is no such file.');
  return file;
}
