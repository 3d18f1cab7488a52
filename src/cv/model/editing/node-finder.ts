import type { CvContent } from '../content.ts';
import { allNodesOf, type NodePath, nodeAt, type TreeNode } from '../tree.ts';

/** Returns a function that finds nodes by paths that may be outdated: moved nodes are found by their id. */
export function makeNodeFinder(content: CvContent): (path: NodePath) => TreeNode | undefined {
  let byId: Map<unknown, TreeNode> | undefined;
  return (path) => {
    const node = nodeAt(content, path);
    if (node) return node;
    byId ??= new Map(allNodesOf(content).map((candidate) => [candidate.value.id, candidate]));
    return byId.get(path.at(-1));
  };
}
