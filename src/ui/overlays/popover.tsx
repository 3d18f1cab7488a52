import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { POPUP } from './popup-style.ts';

type Props = {
  trigger: ReactElement;
  title: string;
  /** Hides the title visually but keeps it for screen readers. */
  titleHidden?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  align?: 'start' | 'center' | 'end';
  /** The element that receives the focus on close, if the popover was opened without its trigger. */
  opener?: HTMLElement | undefined;
  children: ReactNode;
};

/** A non-modal popup next to its trigger. */
export function Popover(props: Props) {
  const { trigger, title, titleHidden, open, onOpenChange, side = 'bottom', align = 'start', opener, children } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-60">
          <Base.Popup
            finalFocus={opener && (() => focusOpener(opener))}
            className={`${POPUP} max-h-(--available-height) w-72 max-w-(--available-width) overflow-y-auto p-4`}
          >
            <Base.Title className={titleHidden ? 'sr-only' : 'mb-2 font-medium'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Focuses the opener on close. Otherwise the first focusable element inside it would receive the focus. */
function focusOpener(opener: HTMLElement) {
  opener.focus({ preventScroll: true });
  return false;
}
