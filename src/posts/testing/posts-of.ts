import { expect } from 'vitest';
import { ownBlocksField } from '#blocks/contract.ts';
import { convertUpload } from '../server/import/convert-upload.ts';

/** Converts all posts of a file. */
export async function postsOf(file: Buffer | string | object, name = 'upload') {
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const preview = await convertUpload({ bytes, name, take: undefined });
  if ('faults' in preview) throw new Error(JSON.stringify(preview.faults));
  const indexes = preview.summaries.map((_, index) => index);
  const output = await convertUpload({ bytes, name, take: indexes });
  if ('faults' in output) throw new Error(JSON.stringify(output.faults));
  const posts = output.posts.map(({ post }) => post);
  for (const { blocks } of posts) expect(ownBlocksField.safeParse(blocks).error).toBeUndefined();
  return { format: preview.format, posts };
}

/** Returns the problems that the warnings of a post name. */
export const problems = (post: { warnings: readonly { problem: string }[] } | undefined) =>
  post?.warnings.map(({ problem }) => problem);
