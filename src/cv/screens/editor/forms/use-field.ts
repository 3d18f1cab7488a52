import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Path } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';

/** Returns a setter for a field of a place, and whether the CV is locked. */
export function useField(at: Path, field: string) {
  const hand = useHand();
  return {
    locked: hand.locked,
    write: (value: unknown) => hand.do({ do: 'set', at, field, value }),
  };
}

/**
 * Returns the current text of a field and a setter for typing. A field that is not in the CV yet has the text `given`.
 */
export function useTyping(at: Path, field: string, given: string) {
  const hand = useHand();
  const value = useSyncExternalStore(hand.subscribe, () => textOr(hand.read(at, field), given));
  return { locked: hand.locked, value, type: (value: string) => hand.type({ do: 'set', at, field, value }) };
}

const textOr = (now: unknown, given: string) => (typeof now === 'string' ? now : given);

/** Returns props for an uncontrolled text field, which typing does not render again. Other changes update its value. */
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
    /** Returns the current text. */
    read,
    type: (value: string) => hand.type({ do: 'set', at, field, value }),
    /** Props for the input element. */
    own: { ref, defaultValue },
  };
}

/** The common props of form fields. */
export type FieldProps<Value> = { at: Path; field: string; label: string; value: Value };
