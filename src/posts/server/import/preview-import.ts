import { requireMember } from '#identity/service.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { RecordsCtx } from '#records/service.ts';
import { findExistingPosts } from './find-existing.ts';
import { readPosts } from './import-task.ts';
import { withUpload } from './open-upload.ts';

/** Limits imports per member: reading a file occupies a worker for a while. */
export const POST_IMPORTS: RateLimit = { name: 'post import', tries: 240, seconds: 3600 };

/** Returns the posts in an uploaded file, with those that were imported before. Nothing is saved. */
export async function previewImport(ctx: RecordsCtx, { file }: { file: string }) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(POST_IMPORTS, uid);
  const { format, summaries } = await withUpload(ctx, file, (bytes) =>
    readPosts({ read: () => bytesOf(bytes), name: file, take: undefined }, uid),
  );
  return ctx.db.asMember(uid, async (tx) => {
    const existing = await findExistingPosts(tx, uid);
    const posts = summaries.map((post, index) => ({ ...post, index, duplicateOf: existing(post) }));
    return { format, posts };
  });
}

export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
