import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { TreeNode } from '../tree.ts';
import { trimmedText } from './trimmed-text.ts';

/** Returns the date in a field, or an empty string if there is no valid one. */
export function dateIn(node: TreeNode, field: string): string {
  const date = trimmedText(node, field);
  return isPartialDate(date) ? date : '';
}
