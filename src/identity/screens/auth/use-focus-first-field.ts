import { useEffect, useRef } from 'react';

/** Focuses the first field, or the one that matches `selector`, when a step is shown. */
export function useFocusFirstField<Container extends HTMLElement>(enabled = true, selector = 'input') {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (enabled) container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [enabled, selector]);
  return container;
}
