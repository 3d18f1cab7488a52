import type { ReactNode } from 'react';

/** Renders an email address within a sentence, isolated from the text direction of the sentence. */
export const InlineEmail = ({ children }: { children: ReactNode }) => (
  <bdi className="break-words font-medium text-text">{children}</bdi>
);
