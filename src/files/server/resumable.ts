import { randomBytes } from 'node:crypto';
import type { UploadMetadata } from '../model/metadata.ts';
import { uploadMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { FilesCtx } from './context.ts';
import { keepFile, newBlobKey, refuseTooLarge, requireName } from './keep-file.ts';
import { StorageError } from './storage-error.ts';
import * as stored from './store.ts';

const LASTS_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Begins an upload in pieces; answers the secret under which they come. */
export async function startUpload(ctx: FilesCtx, name: string, size: number | undefined, metadata: UploadMetadata) {
  const { ownerId } = await authorize(ctx, name, 'write');
  requireName(name);
  if (size !== undefined) refuseTooLarge(ctx, size);
  const id = randomBytes(24).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + LASTS_MILLISECONDS);
  await ctx.db.asSystem(({ sql }) => stored.insertUpload(sql, { id, name, ownerId, fields: metadata, expiresAt }));
  return id;
}

/** How far an upload has come. */
export async function queryUpload(ctx: FilesCtx, id: string) {
  const upload = await find(ctx, id);
  return { received: upload.received, final: upload.fileId !== null };
}

/**
 * Takes one piece. What has come before is skipped, a gap is refused, so a piece that is sent twice after a broken
 * connection does no harm.
 */
export async function takePiece(ctx: FilesCtx, id: string, offset: number, bytes: Blob) {
  const upload = await find(ctx, id);
  if (upload.fileId !== null) return;
  const fresh = bytes.slice(Math.max(0, upload.received - offset));
  if (offset > upload.received) throw new StorageError('invalid-argument', 'A piece is missing before this one.');
  if (fresh.size === 0) return;
  refuseTooLarge(ctx, upload.received + fresh.size);
  const blob = newBlobKey();
  await ctx.blobs.put(blob, fresh);
  await ctx.db.asSystem(async ({ sql }) => {
    const now = await stored.holdUpload(sql, id);
    // The same piece came over another connection meanwhile: these bytes are loose, and swept away.
    if (!now || now.fileId !== null || now.received !== upload.received) return;
    await stored.insertPiece(sql, { blob, uploadId: id, offset: upload.received, size: fresh.size });
    await stored.updateUpload(sql, id, { received: upload.received + fresh.size });
  });
}

/** Makes the pieces a file; asked again, answers the same file. */
export async function finishUpload(ctx: FilesCtx, id: string) {
  const upload = await find(ctx, id);
  const { fileId } = upload;
  if (fileId !== null) {
    const made = await ctx.db.asSystem(({ sql }) => stored.findFileById(sql, fileId));
    if (made) return made;
    throw new StorageError('invalid-argument', 'This upload is over.');
  }
  const pieces = await ctx.db.asSystem(({ sql }) => stored.selectPieces(sql, id));
  const parts = await Promise.all(
    pieces.map(async ({ blob }) => {
      const stream = await ctx.blobs.open(blob);
      if (!stream) throw new StorageError('unknown', 'A piece has been lost.');
      return stream;
    }),
  );
  return ctx.stage(parts, async (bytes) => {
    const file = await keepFile(ctx, upload.name, bytes, uploadMetadata.parse(upload.fields));
    await ctx.db.asSystem(async ({ sql }) => {
      await stored.updateUpload(sql, id, { fileId: file.id });
      await stored.dropPieces(sql, id);
    });
    return file;
  });
}

export async function cancelUpload(ctx: FilesCtx, id: string) {
  await find(ctx, id);
  await ctx.db.asSystem(({ sql }) => stored.removeUpload(sql, id));
}

/** The secret in the address opens the upload, and only for whoever may write there still. */
async function find(ctx: FilesCtx, id: string) {
  const upload = await ctx.db.asSystem(({ sql }) => stored.findUpload(sql, id, ctx.clock.now()));
  if (!upload) throw new StorageError('invalid-argument', 'There is no such upload, or it is over.');
  await authorize(ctx, upload.name, 'write');
  return upload;
}
