import type { ReactNode } from 'react';

type ControlGroupProps = { children: ReactNode /** Does not shrink. */; noShrink?: boolean };

/**
 * Controls in a corner of the full view. They fade when idle, except under the pointer, with an open popup or with
 * visible focus.
 */
export const ControlGroup = ({ children, noShrink = false }: ControlGroupProps) => (
  <div
    className={`${noShrink ? 'shrink-0' : 'min-w-0'} pointer-events-auto flex items-center rounded-card border border-border bg-floating shadow-float transition-opacity duration-160 group-data-idle/show:pointer-coarse:pointer-events-none group-data-idle/show:[&:not(:hover,:has(:focus-visible,[data-popup-open]))]:opacity-0`}
  >
    {children}
  </div>
);

type ControlBarProps = { at: 'top' | 'bottom'; children: ReactNode };

/** Container for the controls at the top or bottom. It sticks to the edge while the pages scroll and takes no space. */
export const ControlBar = ({ at, children }: ControlBarProps) => (
  <div className={`pointer-events-none sticky start-0 z-10 h-0 w-full ${at === 'top' ? 'top-0' : 'bottom-0'}`}>
    <div
      className={`absolute inset-x-0 flex items-start gap-2 p-2 sm:p-4 ${at === 'top' ? 'top-0 justify-between' : 'bottom-0 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:justify-center'}`}
    >
      {children}
    </div>
  </div>
);
