import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode, RefObject } from 'react';
import { POPUP } from '../overlays/popup-style.ts';

type Props = {
  popupRef: RefObject<HTMLDivElement | null>;
  /** Hides the popup while the list is empty. */
  hidesEmpty?: boolean;
  children: ReactNode;
};

/**
 * The popup with the list of a combobox or an autocomplete. The focus stays in the input, and the rest of the page stays
 * in the accessibility tree: the library's own popup hides it while the list is open, although the list is not modal
 * (https://github.com/mui/base-ui/issues/5528).
 */
export function ListPopup({ popupRef, hidesEmpty = false, children }: Props) {
  return (
    <Base.Portal>
      <Base.Positioner
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // A press on the scrollbar or the padding must not take the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
        className={`group/list z-40 outline-none ${hidesEmpty ? 'data-empty:hidden' : ''}`}
      >
        <div
          ref={popupRef}
          className={`${POPUP} w-(--anchor-width) group-data-closed/list:opacity-0 starting:scale-98 starting:opacity-0`}
        >
          {children}
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}
