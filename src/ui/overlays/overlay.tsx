import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';

/** The class names of the backdrop. */
export const BACKDROP =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-160 data-starting-style:opacity-0 data-ending-style:opacity-0';

export type OverlayProps = {
  /** The element that opens the overlay. Without it, use `open` and `onOpenChange`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Keeps the overlay open on a click outside, because its content would be lost. */
  keepsOpen?: boolean;
  /** The element that receives the focus on close, if the overlay was opened without a trigger. */
  opener?: HTMLElement | undefined;
};

type Props = OverlayProps & {
  role: 'dialog' | 'alertdialog';
  /** The class names for its position. */
  positionClass: string;
  popupClass: string;
  children: ReactNode;
};

/** A modal popup with a backdrop over the page. */
export function Overlay(props: Props) {
  const { trigger, open, onOpenChange, keepsOpen = false, opener, role, positionClass, popupClass, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  /** Returns the focus to the opener, unless it has already moved elsewhere, as into an overlay opened meanwhile. */
  const finalFocus = () => {
    const focused = document.activeElement;
    return focused === document.body || popup.current?.contains(focused) ? opener : false;
  };
  return (
    <Base.Root disablePointerDismissal={keepsOpen} open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className={`fixed inset-0 z-40 flex items-end ${positionClass}`}>
          <Base.Popup
            ref={popup}
            role={role}
            finalFocus={opener && finalFocus}
            className={`flex w-full flex-col rounded-t-card border-border bg-floating text-text shadow-float outline-none ${popupClass}`}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
