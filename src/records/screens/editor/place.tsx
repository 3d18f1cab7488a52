import type { ReactNode } from 'react';

type Props = { at: string; className?: string; children: ReactNode };

/** Where a field of the record stands: what is wrong with it is told by this name. */
export const Place = ({ at, className, children }: Props) => (
  <div data-place={at} className={`min-w-0 ${className ?? ''}`}>
    {children}
  </div>
);
