import { useEffect, useRef } from 'react';

/** Where a step takes the place of another, its first field, or the one that matters, gets the focus. */
export function useFirstField<Place extends HTMLElement>(wanted = true, selector = 'input') {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [wanted, selector]);
  return place;
}
