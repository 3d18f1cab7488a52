import { join } from 'node:path';
import { openMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { withStagedFile } from '#platform/server/http/upload.ts';
import type { RecordsCtx } from '#records/service.ts';
import { POST_IMPORT_LIMITS } from '../../model/import.ts';

/** Provides the bytes of a member's uploaded file on disk while `work` reads it. */
export async function withUpload<T>(ctx: RecordsCtx, file: string, work: (bytes: Blob) => Promise<T>): Promise<T> {
  const { uid } = requireMember(ctx.actor);
  const limit = POST_IMPORT_LIMITS.bytes;
  const stored = await openMemberFile(ctx.files, uid, file);
  if (!stored) throw invalidFields([{ path: 'file', text: { word: 'noSuchFile' } }]);
  if (stored.size > limit) {
    stored.stream.destroy();
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit } } });
  }
  return withStagedFile([stored.stream], { folder: join(ctx.dataDir, 'uploads'), limit }, work);
}
