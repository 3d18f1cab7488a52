import type { ReactNode } from 'react';
import type { SortableParts } from './sortable-parts.ts';

/** The default sortable item: a row with a drag handle at its start. */
export const SortableRow = ({ item, handle, lifted, children }: SortableParts & { children: ReactNode }) => (
  <li
    {...item}
    className={`flex items-center border-border border-b bg-background ${lifted ? 'relative z-10 rounded-control border-transparent bg-floating shadow-float' : ''}`}
  >
    {handle}
    <div className="min-w-0 flex-1 py-2 ps-1">{children}</div>
  </li>
);
