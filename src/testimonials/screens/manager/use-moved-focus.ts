import { useEffect, useRef } from 'react';
import type { Testimonial } from '../../contract.ts';

/** Delays for moving the focus: a menu or dialog that closes returns it first, which can take a moment. */
const RETRY_DELAYS_MS = [0, 100, 300];

/** Focuses the card of a testimonial that an action has moved to another group, unless the focus is elsewhere. */
export function useMovedFocus(items: readonly Testimonial[] | undefined) {
  const moved = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card is in its new place when the items have changed
  useEffect(() => {
    const id = moved.current;
    if (id === undefined) return;
    moved.current = undefined;
    const card = () => document.querySelector<HTMLElement>(`[data-testimonial="${CSS.escape(id)}"]`);
    for (const delayMs of RETRY_DELAYS_MS) {
      setTimeout(() => document.activeElement === document.body && card()?.focus(), delayMs);
    }
  }, [items]);
  return (id: string) => {
    moved.current = id;
  };
}
