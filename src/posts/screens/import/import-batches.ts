import { POST_IMPORT_LIMITS } from '../../model/import.ts';

/** Pictures of one request, which the server makes one after the other. */
const MAX_PICTURES = 12;

/** Divides posts into requests that each take a while, but not long. */
export function toBatches<Post extends { pictures: number }>(posts: readonly Post[]): Post[][] {
  const batches: Post[][] = [];
  let pictures = 0;
  for (const post of posts) {
    const batch = batches.at(-1);
    const fits = batch && batch.length < POST_IMPORT_LIMITS.batch && pictures + post.pictures <= MAX_PICTURES;
    if (fits) batch.push(post);
    else batches.push([post]);
    pictures = (fits ? pictures : 0) + post.pictures;
  }
  return batches;
}
