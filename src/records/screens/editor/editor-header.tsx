import type { ReactNode } from 'react';
import { BackLink } from '../record/back-link.tsx';

type Props = { back: { to: string; label: string }; children: ReactNode };

/** Bar of an editor that fills the window. */
export const EditorHeader = ({ back, children }: Props) => (
  <header className="flex min-h-13 items-center gap-x-1 border-border border-b bg-background ps-2 pe-2 sm:gap-x-2 sm:pe-4">
    <BackLink {...back} />
    {children}
  </header>
);
