import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { POPUP } from './popup-style.ts';

type Props = {
  trigger: ReactElement;
  title: string;
  /** The title is read, not shown. */
  titleHidden?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  align?: 'start' | 'center' | 'end';
  /** What gets the focus when it closes, where it was opened without its trigger. */
  opener?: HTMLElement | undefined;
  children: ReactNode;
};

/** A little more beside the thing that it is about; the page stays in use. */
export function Popover(props: Props) {
  const { trigger, title, titleHidden, open, onOpenChange, side = 'bottom', align = 'start', opener, children } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-40">
          <Base.Popup
            finalFocus={opener && (() => back(opener))}
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

/** Otherwise the focus would go on to the first thing in it that is reached by keys. */
function back(opener: HTMLElement) {
  opener.focus({ preventScroll: true });
  return false;
}
