import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../../../../contract.ts';
import type { Operation } from '../../../../model/operations.ts';
import { nodeAt } from '../../../../model/tree.ts';

/** Returns whether the operations are still in effect, so that undoing them would not overwrite later changes. */
export const areStillApplied = (content: CvContent, operations: readonly Operation[]) =>
  operations.every((operation) => isStillApplied(content, operation));

function isStillApplied(content: CvContent, operation: Operation): boolean {
  if (operation.do === 'insert' || operation.do === 'move') {
    const id = operation.do === 'insert' ? operation.item.id : operation.at.at(-1);
    return nodeAt(content, [...operation.into, operation.list, String(id)]) !== undefined;
  }
  const value = nodeAt(content, operation.at)?.value;
  if (operation.do === 'remove') return value === undefined;
  if (operation.do === 'hide') return value?.visible === !operation.hidden;
  return value !== undefined && isEqual(value[operation.field], operation.value);
}
