import type { CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import { findPlaceIn } from '../../../../model/editing/find-place.ts';
import type { Path } from '../../../../model/tree.ts';
import { placeName } from '../../editor-at.ts';

/** The comments on one block. `path` is its current place, or undefined if it was removed. */
export type CommentGroup = { key: string; path: Path | undefined; blockName: string; comments: CvComment[] };

/**
 * Groups comments by block, in order of their first comment. Blocks that were moved are found at their current place.
 */
export function groupedComments(comments: readonly CvComment[], content: CvContent): CommentGroup[] {
  const placeOf = findPlaceIn(content);
  const groups = new Map<string, CommentGroup>();
  for (const comment of comments) {
    const { place, blockName } = comment;
    const path = placeOf(place)?.path;
    const key = placeName(path ?? place);
    const group = groups.get(key) ?? { key, path, blockName, comments: [] };
    group.comments.push(comment);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Counts the unresolved comments on blocks that still exist, by `placeName` of the block. */
export const openComments = (comments: readonly CvComment[], content: CvContent) =>
  new Map(
    groupedComments(
      comments.filter(({ state }) => state !== 'resolved'),
      content,
    ).flatMap(({ key, path, comments: all }) => (path ? [[key, all.length] as const] : [])),
  );
