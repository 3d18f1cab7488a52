import type { Operation } from '../../../../model/operations.ts';
import type { NodePath } from '../../../../model/tree.ts';

/** Returns the operation that moves a node to its position in the given order. */
export function moveNodeOperation(
  owner: NodePath,
  list: string,
  order: readonly { id: string }[],
  id: string,
): Operation {
  const before = order[order.findIndex((node) => node.id === id) - 1];
  return { do: 'move', at: [...owner, list, id], into: owner, list, after: before?.id ?? null };
}
