import { useSyncExternalStore } from 'react';
import type { Path } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';

/** How a field of a place is written. */
export function useField(at: Path, field: string) {
  const hand = useHand();
  return {
    locked: hand.locked,
    write: (value: unknown) => hand.do({ do: 'set', at, field, value }),
  };
}

/** How a field is written letter by letter, and what stands in it just now: of what is not there yet, as much as is `given`. */
export function useTyping(at: Path, field: string, given: string) {
  const hand = useHand();
  const now = useSyncExternalStore(hand.subscribe, () => hand.read(at, field));
  return {
    locked: hand.locked,
    value: typeof now === 'string' ? now : given,
    type: (value: string) => hand.type({ do: 'set', at, field, value }),
  };
}

/** What every field of a form is given. */
export type FieldProps<Value> = { at: Path; field: string; label: string; value: Value };
