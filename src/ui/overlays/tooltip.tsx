import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Kbd } from '../layout/kbd.tsx';

type Props = {
  text: string;
  keys?: string | undefined;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** A control with its own accessible name. */
  children: ReactElement;
};

/** Shows a control's name on hover and focus. It must not hold information that the user needs. */
export function Tooltip({ text, keys, side = 'bottom', children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-60">
          <Base.Popup className="flex max-w-64 origin-(--transform-origin) items-center gap-2 rounded-control border border-border bg-floating px-2 py-1 text-text text-xs shadow-float transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
            {keys && <Kbd keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
