import { useEffect, useRef } from 'react';

/** Focuses the first field, or the one that matches `selector`, when a step is shown. */
export function useFirstField<Place extends HTMLElement>(wanted = true, selector = 'input') {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [wanted, selector]);
  return place;
}
