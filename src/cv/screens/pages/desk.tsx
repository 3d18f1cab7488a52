import type { ReactNode } from 'react';

/**
 * What pages lie on. Its ground goes on to both ends of the column, however wide that is, and to the foot of the window,
 * without widening the page: 86.5rem are the rail and the measure of a screen.
 */
const DESK =
  '-mx-4 -mb-8 px-4 pb-6 sm:-mx-8 sm:px-8 min-h-[calc(100dvh-10rem)] sm:min-h-[calc(100dvh-6rem)] bg-desk [border-image:linear-gradient(var(--desk),var(--desk))_fill_0/0/0_max(0px,calc((100vw-86.5rem)/2))]';

export const Desk = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`${DESK} ${className}`}>{children}</div>
);
