import type { PreviewedPost } from '../../contract.ts';

/** Returns the posts that are selected at first: all that are neither there already nor pages. */
export const initialSelection = (posts: readonly PreviewedPost[]) =>
  new Set(posts.filter(({ duplicateOf, isPage }) => duplicateOf === null && !isPage).map(({ index }) => String(index)));

/** Returns a selection without the posts that were found only now. Those known before were selected on purpose. */
export function withoutFound(
  selected: ReadonlySet<string>,
  before: readonly PreviewedPost[],
  now: readonly PreviewedPost[],
): ReadonlySet<string> {
  const known = new Set(before.flatMap(({ index, duplicateOf }) => (duplicateOf ? [index] : [])));
  const found = new Set(
    now.flatMap(({ index, duplicateOf }) => (duplicateOf && !known.has(index) ? [String(index)] : [])),
  );
  return new Set([...selected].filter((index) => !found.has(index)));
}
