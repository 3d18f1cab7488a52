import { listKindsOf, type TreeNode } from '../../tree.ts';
import type { CheckRule } from '../rule.ts';

/** Finds items without content. A section without any content is one result of `emptySection`, not one per item. */
export const emptyItem = {
  name: 'emptyItem',
  weight: 'should',
  find: ({ blank }) =>
    blank
      .filter(({ kind }) => kind !== 'section')
      .map((node) => ({
        at: node.path,
        ...(isRemovable(node) && { fixes: [{ do: 'remove' as const, at: node.path }] }),
      })),
} as const satisfies CheckRule;

/** Whether removing the item loses nothing: it has no hidden children and no extras from another program. */
const isRemovable = (node: TreeNode) =>
  ['extras', ...Object.keys(listKindsOf(node))].every((list) => (node.value[list] as unknown[]).length === 0);
