import { useMemo } from 'react';
import type { Operation } from '../../../model/operations.ts';
import type { Path, Values } from '../../../model/tree.ts';
import { type Hand, useHand } from '../hand.tsx';

export type Missing = { into: Path; list: string; item: Values & { id: string } };

/**
 * Returns a hand that inserts a missing node before the first operation on it, so that it can be edited as if present.
 */
export function useHandMaking(missing: Missing | undefined): Hand {
  const hand = useHand();
  return useMemo(() => {
    if (!missing) return hand;
    const { into, list, item } = missing;
    const path = [...into, list, item.id];
    const isWithin = (operation: Operation) => {
      const where = operation.do === 'insert' ? operation.into : operation.at;
      return path.every((step, at) => where[at] === step);
    };
    const makes = (operations: readonly Operation[]) =>
      operations.some(isWithin) && hand.read(path, 'id') === undefined
        ? [{ do: 'insert' as const, into, list, item, after: null }]
        : [];
    return {
      ...hand,
      do: (...operations) => hand.do(...makes(operations), ...operations),
      type: (operation) => {
        const making = makes([operation]);
        if (making.length > 0) hand.do(...making, operation);
        else hand.type(operation);
      },
    };
  }, [hand, missing]);
}
