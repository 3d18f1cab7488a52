import type { CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import { findPlaceIn } from '../../../../model/editing/find-place.ts';
import type { Path } from '../../../../model/tree.ts';
import { placeName } from '../../editor-at.ts';

/** What was said of one block: where that stands now, if it does. */
export type CommentGroup = { key: string; path: Path | undefined; blockName: string; comments: CvComment[] };

/** Comments by their blocks, in the order in which those come first. What was moved is found where it stands now. */
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

/** How many comments are open on what stands in the CV, by the path of the place. */
export const openComments = (comments: readonly CvComment[], content: CvContent) =>
  new Map(
    groupedComments(
      comments.filter(({ state }) => state !== 'resolved'),
      content,
    ).flatMap(({ key, path, comments: all }) => (path ? [[key, all.length] as const] : [])),
  );
