import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#platform/pure/errors.ts';
import { periodMs, RETENTION } from '#platform/pure/retention.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { type UploadMetadata, uploadMetadata } from '../model/metadata.ts';
import { authorize, unauthenticatedError } from './authorize.ts';
import type { StorageCtx } from './context.ts';
import { quotaOf } from './quota.ts';
import { StorageError } from './storage-error.ts';
import * as stored from './store.ts';
import { requireFileSize, requireStorageSpace, requireValidName, storeBytes, storeFile } from './store-file.ts';

/** Stored at the start of an upload: the metadata of the file and, if announced, its size. */
const uploadFields = uploadMetadata.extend({ total: z.int().min(0).optional() });

/** Starts a resumable upload; returns the secret id that its pieces are sent with. */
export async function startUpload(ctx: StorageCtx, name: string, total: number | undefined, metadata: UploadMetadata) {
  const { ownerId } = await authorize(ctx, name, 'write');
  requireValidName(name);
  if (total !== undefined) requireFileSize(ctx, total);
  const id = randomBytes(24).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + periodMs(RETENTION.unfinishedUploads));
  const fields = { ...metadata, ...(total === undefined ? {} : { total }) };
  await ctx.db.asSystem('access uploads for a member', async ({ sql }) => {
    await requireStorageSpace(ctx, sql, { ownerId, size: total ?? 0, replaces: name });
    await stored.insertUpload(sql, { id, name, ownerId, fields, expiresAt });
  });
  return id;
}

/** Returns the progress of an upload. */
export async function queryUpload(ctx: StorageCtx, id: string) {
  const upload = await findAuthorizedUpload(ctx, id);
  return { received: upload.received, final: upload.fileId !== null };
}

/** Stores a piece, if the sender may continue this upload: the body is not read before that check. */
export async function receivePiece(ctx: StorageCtx, id: string, offset: number, body: Readable) {
  await findAuthorizedUpload(ctx, id);
  await ctx.stage([body], async (bytes) => {
    while (!(await appendPiece(ctx, id, offset, bytes)));
  });
}

/**
 * Adds the new bytes of a piece. Received bytes are skipped and a gap is rejected, so a piece sent again after a lost
 * connection does no harm. Returns false if another piece was added at the same time, and must be called again.
 */
async function appendPiece(ctx: StorageCtx, id: string, offset: number, bytes: Blob) {
  const upload = await findAuthorizedUpload(ctx, id);
  if (upload.fileId !== null) return true;
  const { ownerId, received } = upload;
  if (offset > received) throw new StorageError('invalid-argument', 'The offset is beyond the received bytes.');
  const newBytes = bytes.slice(received - offset);
  if (newBytes.size === 0) return true;
  const { total } = uploadFields.parse(upload.fields);
  if (total !== undefined && received + newBytes.size > total) {
    throw new StorageError('invalid-argument', 'The upload is larger than announced.');
  }
  requireFileSize(ctx, received + newBytes.size);
  return storeBytes(ctx, newBytes, async (sql, blob) => {
    await stored.lockOwnerFiles(sql, ownerId);
    const current = await stored.lockUpload(sql, id);
    if (current?.received !== received || current.fileId !== null) {
      await stored.insertLooseBlob(sql, blob);
      return false;
    }
    if ((await stored.unfinishedBytes(sql, ownerId)) + newBytes.size > (await quotaOf(ctx, sql, ownerId))) {
      throw new StorageError('quota-exceeded', 'Unfinished uploads exceed the storage limit.');
    }
    await stored.insertPiece(sql, { blob, uploadId: id, offset: received, size: newBytes.size });
    await stored.updateUpload(sql, id, { received: received + newBytes.size });
    return true;
  });
}

/** Joins the pieces to a file. Repeated calls return the file that was created before. */
export async function finishUpload(ctx: StorageCtx, id: string) {
  const upload = await findAuthorizedUpload(ctx, id);
  if (upload.fileId !== null) return ctx.db.asSystem('access uploads for a member', ({ sql }) => fileOf(sql, upload));
  const { total, ...metadata } = uploadFields.parse(upload.fields);
  if (total !== undefined && total !== upload.received) {
    throw new StorageError('invalid-argument', 'The upload is smaller than announced.');
  }
  const pieces = await ctx.db.asSystem('access uploads for a member', ({ sql }) => stored.selectPieces(sql, id));
  const joinedStream = Readable.from(readJoinedPieces(ctx, pieces));
  try {
    return await ctx.stage([joinedStream], (bytes) =>
      storeFile(ctx, upload.name, bytes, metadata, async (sql, store) => {
        const current = await stored.lockUpload(sql, id);
        // The last piece may arrive over two connections: the first one creates the file.
        if (!current || current.fileId !== null) return fileOf(sql, current);
        if (current.received !== bytes.size)
          throw new StorageError('invalid-argument', 'Another piece arrived meanwhile.');
        const file = await store();
        await stored.updateUpload(sql, id, { fileId: file.id });
        await stored.removePieces(sql, id);
        return file;
      }),
    );
  } finally {
    joinedStream.destroy();
  }
}

/**
 * Yields the bytes of all pieces, with one open at a time. Missing bytes are an internal error, not the sender's fault.
 */
async function* readJoinedPieces({ blobs }: StorageCtx, pieces: readonly stored.StoredPiece[]) {
  for (const { blob } of pieces) {
    try {
      const stream = await blobs.open(blob);
      if (!stream) throw new Error('the bytes of an upload piece are missing');
      yield* stream;
    } catch (cause) {
      throw new AppError('INTERNAL_SERVER_ERROR', { cause });
    }
  }
}

async function fileOf(sql: Sql, upload: stored.StoredUpload | undefined) {
  const file = upload?.fileId ? await stored.findFileById(sql, upload.fileId) : undefined;
  if (!file) throw new StorageError('invalid-argument', 'This upload has ended.');
  return file;
}

export async function cancelUpload(ctx: StorageCtx, id: string) {
  await findAuthorizedUpload(ctx, id);
  await ctx.db.asSystem('access uploads for a member', ({ sql }) => stored.removeUpload(sql, id));
}

/** Returns an upload by its secret id, if the caller may still write to its file name. */
async function findAuthorizedUpload(ctx: StorageCtx, id: string) {
  const upload = await ctx.db.asSystem('access uploads for a member', ({ sql }) =>
    stored.findUpload(sql, id, ctx.clock.now()),
  );
  if (!upload) {
    if (ctx.uid === undefined) throw unauthenticatedError();
    throw new StorageError('invalid-argument', 'There is no such upload, or it has ended.');
  }
  await authorize(ctx, upload.name, 'write');
  return upload;
}
