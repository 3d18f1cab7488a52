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

/** What every field of a form is given. */
export type FieldProps<Value> = { at: Path; field: string; label: string; value: Value };
