import type { ReactNode } from 'react';

/** An address in the middle of a sentence, whichever way that is written. */
export const Address = ({ children }: { children: ReactNode }) => (
  <bdi className="break-words font-medium text-text">{children}</bdi>
);
