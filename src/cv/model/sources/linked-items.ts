import type { CvContent } from '../content.ts';
import type { ItemSource } from '../shapes.ts';
import { allNodesOf, type TreeNode } from '../tree.ts';

/** Returns the entries of a CV that are linked to records of the member's work. */
export const linkedItems = (content: CvContent): (TreeNode & { source: ItemSource })[] =>
  allNodesOf(content).flatMap((node) => {
    const source = node.value.source as ItemSource | null | undefined;
    return source ? [{ ...node, source }] : [];
  });
