import { randomUUID } from 'node:crypto';
import { AppError } from '#platform/pure/errors.ts';
import { type FittedPost, fitPost } from './fit-post.ts';
import type { ImportOutput, ImportRequest, PostSummary } from './import-task.ts';
import { readUpload } from './read-upload.ts';

/** Reads a file: sums up all of its posts, or converts those that are taken. Returns the faults of one that is refused. */
export async function convertUpload({ bytes, name, take }: ImportRequest): Promise<ImportOutput> {
  try {
    const { format, posts, findPath } = await readUpload(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      name,
    );
    const convertPost = (index: number) => {
      const post = posts[index];
      return post && fitPost(post, { findPath, newId: randomUUID });
    };
    const taken = (take ?? []).flatMap((index) => {
      const post = convertPost(index);
      return post ? [{ index, post }] : [];
    });
    const summaries = take ? [] : posts.flatMap((_, index) => summaryOf(convertPost(index)));
    return { format, count: posts.length, summaries, posts: taken };
  } catch (error) {
    if (error instanceof AppError && error.details.fields) return { faults: error.details.fields };
    throw error;
  }
}

const summaryOf = (post: FittedPost | undefined): PostSummary[] =>
  post ? [{ ...post, blocks: post.blocks.length, pictures: post.pictures.length }] : [];
