import type { ReactNode } from 'react';

type Props = { at: string; className?: string; children: ReactNode };

/** Marks the path of a field of the record, which errors and focus are matched against. */
export const FieldAnchor = ({ at, className, children }: Props) => (
  <div data-place={at} className={`min-w-0 ${className ?? ''}`}>
    {children}
  </div>
);
