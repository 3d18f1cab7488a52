import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { POPUP } from './popup-style.ts';

type Props = {
  /** Returns the box beside which the popover is shown, such as that of a word in a text. */
  anchor: () => DOMRect;
  title: string;
  className: string;
  /** The element that gets the focus; `false` leaves it where it is. */
  initialFocus: RefObject<HTMLElement | null> | false;
  /** Returns the element that gets the focus back; `false` leaves it where it is. */
  finalFocus: (() => HTMLElement) | false;
  onClose: () => void;
  children: ReactNode;
};

/** An open popover beside a part of a text, which has no trigger of its own. */
export const AnchoredPopover = ({ anchor, title, className, initialFocus, finalFocus, onClose, children }: Props) => (
  <Popover.Root open onOpenChange={(open) => !open && onClose()}>
    <Popover.Portal>
      <Popover.Positioner
        anchor={{ getBoundingClientRect: anchor }}
        side="bottom"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className="z-60"
      >
        <Popover.Popup className={`${POPUP} ${className}`} initialFocus={initialFocus} finalFocus={finalFocus}>
          <Popover.Title className="sr-only">{title}</Popover.Title>
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
