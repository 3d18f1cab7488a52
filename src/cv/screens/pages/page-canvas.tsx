import type { ReactNode } from 'react';

/**
 * The backdrop of pages. It covers the width and height of the window without causing overflow: 86.5rem is the width of
 * the navigation rail plus the maximum width of a screen.
 */
const CANVAS_STYLE =
  '-mx-4 -mb-8 px-4 pb-6 sm:-mx-8 sm:px-8 min-h-[calc(100dvh-10rem)] sm:min-h-[calc(100dvh-6rem)] bg-desk [border-image:linear-gradient(var(--desk),var(--desk))_fill_0/0/0_max(0px,calc((100vw-86.5rem)/2))]';

export const PageCanvas = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`${CANVAS_STYLE} ${className}`}>{children}</div>
);
