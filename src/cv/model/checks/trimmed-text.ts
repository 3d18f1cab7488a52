import type { TreeNode } from '../tree.ts';

/** Returns the trimmed text of a field, or an empty string if it holds no text. */
export function trimmedText({ value }: Pick<TreeNode, 'value'>, field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text.trim() : '';
}
