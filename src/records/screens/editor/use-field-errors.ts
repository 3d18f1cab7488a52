import { type FocusEvent, useState } from 'react';
import type { FieldFaults } from '#platform/browser/autosave/editing.ts';

type AutosaveErrors = { faults: FieldFaults; refused: FieldFaults };

/**
 * Tracks the field being edited and returns its errors.
 * While a field has focus, only errors from the server are shown for it.
 */
export function useFieldErrors({ faults, refused }: AutosaveErrors) {
  const [path, setPath] = useState<string>();
  return {
    errorOf: (at: string) => refused[at] ?? (at === path ? undefined : faults[at]),
    errorWithin: (at: string) => firstWithin(at, refused) ?? (at === path ? undefined : firstWithin(at, faults)),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setPath(target.closest<HTMLElement>('[data-place]')?.dataset.place),
      onBlur: () => setPath(undefined),
    },
  };
}

const firstWithin = (at: string, faults: FieldFaults) =>
  Object.entries(faults).find(([path]) => path === at || path.startsWith(`${at}.`))?.[1];
