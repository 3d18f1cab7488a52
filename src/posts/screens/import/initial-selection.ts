import type { PreviewedPost } from '../../contract.ts';

/** Returns the posts that are selected at first: all that are neither there already nor pages. */
export const initialSelection = (posts: readonly PreviewedPost[]) =>
  new Set(posts.filter(({ duplicateOf, isPage }) => duplicateOf === null && !isPage).map(({ index }) => String(index)));
