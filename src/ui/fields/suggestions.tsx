import { Combobox } from '@base-ui/react/combobox';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { POPUP } from '../overlays/popup-style.ts';

/** The parts of a page that suggestions belong to. */
const PLACES = 'main, [role=dialog], [role=alertdialog]';

/**
 * Returns the place of a field's suggestions, in the part of the page that the field is in, so that they are in a
 * landmark; and what closes them when the focus leaves the field.
 */
export function useSuggestions() {
  const [field, setField] = useState<HTMLElement | null>(null);
  const actions = useRef<{ close: () => void; unmount: () => void }>(null);
  const list = useRef<HTMLDivElement>(null);
  return {
    root: { actionsRef: actions },
    close: () => actions.current?.close(),
    group: { ref: setField },
    input: {
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!list.current?.contains(relatedTarget)) actions.current?.close();
      },
    },
    popup: { place: field?.closest<HTMLElement>(PLACES) ?? undefined, list },
  };
}

type Props = ReturnType<typeof useSuggestions>['popup'] & { children: ReactNode };

/**
 * The box of suggestions below a combobox. The library's own popup would hide the rest of the page from assistive
 * technology as long as it is open, also when there is nothing to suggest.
 */
export const Suggestions = ({ place, list, children }: Props) => (
  <Combobox.Portal container={place} className="absolute">
    <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-60 outline-none">
      <div
        ref={list}
        role="presentation"
        className={`${POPUP} w-(--anchor-width) has-[[role=listbox]:empty:only-child]:hidden`}
      >
        {children}
      </div>
    </Combobox.Positioner>
  </Combobox.Portal>
);
