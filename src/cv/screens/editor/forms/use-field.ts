import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  const value = useSyncExternalStore(hand.subscribe, () => textOr(hand.read(at, field), given));
  return { locked: hand.locked, value, type: (value: string) => hand.type({ do: 'set', at, field, value }) };
}

const textOr = (now: unknown, given: string) => (typeof now === 'string' ? now : given);

/** The same for a field that holds by itself what is typed in it, as fields of pages do: for a letter, nothing is drawn anew. */
export function useTypedField<Field extends HTMLInputElement | HTMLTextAreaElement>(
  at: Path,
  field: string,
  given: string,
) {
  const hand = useHand();
  const ref = useRef<Field>(null);
  const read = () => textOr(hand.read(at, field), given);
  const isEmpty = useSyncExternalStore(hand.subscribe, () => read() === '');
  const [defaultValue] = useState(read);
  useLayoutEffect(() => {
    const show = () => {
      const now = read();
      if (ref.current && ref.current.value !== now) ref.current.value = now;
    };
    show();
    return hand.subscribe(show);
  });
  return {
    locked: hand.locked,
    isEmpty,
    /** What stands in it just now. */
    read,
    type: (value: string) => hand.type({ do: 'set', at, field, value }),
    /** For the field itself. */
    own: { ref, defaultValue },
  };
}

/** What every field of a form is given. */
export type FieldProps<Value> = { at: Path; field: string; label: string; value: Value };
