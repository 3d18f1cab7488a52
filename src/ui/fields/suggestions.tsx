import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, useState } from 'react';
import { POPUP } from '../overlays/popup-style.ts';

/**
 * Returns the place of a field's suggestions: inside the page's main part, so that they belong to a landmark. Elsewhere,
 * as in a dialog, they are at the end of the document.
 */
export function useSuggestionsPlace() {
  const [field, setField] = useState<HTMLElement | null>(null);
  return { ref: setField, place: field?.closest<HTMLElement>('main') ?? undefined };
}

type Props = { place: HTMLElement | undefined; children: ReactNode };

/**
 * The box of suggestions below a combobox. The library's own popup would hide the rest of the page from assistive
 * technology as long as it is open, also when there is nothing to suggest.
 */
export const Suggestions = ({ place, children }: Props) => (
  <Combobox.Portal container={place} className="absolute">
    <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-40 outline-none">
      <div role="presentation" className={`${POPUP} w-(--anchor-width) has-[[role=listbox]:empty:only-child]:hidden`}>
        {children}
      </div>
    </Combobox.Positioner>
  </Combobox.Portal>
);
