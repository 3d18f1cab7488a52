import { type FocusEvent, useState } from 'react';
import type { Faults } from '#platform/autosave/editing.ts';

type Found = { faults: Faults; refused: Faults };

/**
 * Tracks the field being edited and returns its errors. While a field has focus, only errors from the server are shown
 * for it.
 */
export function useFaults({ faults, refused }: Found) {
  const [place, setPlace] = useState<string>();
  return {
    faultOf: (at: string) => refused[at] ?? (at === place ? undefined : faults[at]),
    faultWithin: (at: string) => firstWithin(at, refused) ?? (at === place ? undefined : firstWithin(at, faults)),
    watch: {
      onFocus: ({ target }: FocusEvent) => setPlace(target.closest<HTMLElement>('[data-place]')?.dataset.place),
      onBlur: () => setPlace(undefined),
    },
  };
}

const firstWithin = (at: string, faults: Faults) =>
  Object.entries(faults).find(([place]) => place === at || place.startsWith(`${at}.`))?.[1];
