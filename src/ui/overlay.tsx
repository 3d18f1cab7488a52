import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';

/** What lies over the page behind it. */
export const VEIL =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-160 data-starting-style:opacity-0 data-ending-style:opacity-0';

export type OverlayProps = {
  /** What opens it. Without one, `open` and `onOpenChange` do. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What is done in it takes care, so that a click beside it does not close it. */
  steady?: boolean;
  /** What gets the focus when it closes, where it was opened without a trigger. */
  opener?: HTMLElement | undefined;
};

type Props = OverlayProps & {
  role: 'dialog' | 'alertdialog';
  /** How it is placed in the window, and how it looks there. */
  place: string;
  look: string;
  children: ReactNode;
};

/** Lies over the page, which waits behind a veil. */
export function Overlay(props: Props) {
  const { trigger, open, onOpenChange, steady = false, opener, role, place, look, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  /** Back, unless the focus has gone on by itself, as into the next that was opened while this one was fading. */
  const finalFocus = () => {
    const focused = document.activeElement;
    return focused === document.body || popup.current?.contains(focused) ? opener : false;
  };
  return (
    <Base.Root disablePointerDismissal={steady} open={open} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={VEIL} />
        <Base.Viewport className={`fixed inset-0 z-40 flex items-end ${place}`}>
          <Base.Popup
            ref={popup}
            role={role}
            finalFocus={opener && finalFocus}
            className={`flex w-full flex-col rounded-t-card border-border bg-floating text-text shadow-float outline-none ${look}`}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
