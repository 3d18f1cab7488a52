import type { CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import { makeNodeFinder } from '../../../../model/editing/node-finder.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { pathKey } from '../../editor-location.ts';

/** The comments on one block. `path` is its current path, or undefined if it was removed. */
export type CommentGroup = { key: string; path: NodePath | undefined; blockName: string; comments: CvComment[] };

/**
 * Groups comments by block, in order of their first comment. Blocks that were moved are found at their current path.
 */
export function groupComments(comments: readonly CvComment[], content: CvContent): CommentGroup[] {
  const findNode = makeNodeFinder(content);
  const groups = new Map<string, CommentGroup>();
  for (const comment of comments) {
    const { place: commentPath, blockName } = comment;
    const path = findNode(commentPath)?.path;
    const key = pathKey(path ?? commentPath);
    const group = groups.get(key) ?? { key, path, blockName, comments: [] };
    group.comments.push(comment);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Counts the unresolved comments on blocks that still exist, by the `pathKey` of the block. */
export const countOpenComments = (comments: readonly CvComment[], content: CvContent) =>
  new Map(
    groupComments(
      comments.filter(({ state }) => state !== 'resolved'),
      content,
    ).flatMap(({ key, path, comments: all }) => (path ? [[key, all.length] as const] : [])),
  );
