import type { ReactElement, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

type Props = {
  title: string;
  /** Link to the full list; `verb` is its label. */
  all: ReactElement;
  verb: string;
  children: ReactNode;
};

/** Group of public pages of one kind, with a link to the full list. */
export const ShownGroup = ({ title, all, verb, children }: Props) => (
  <div className="border-border border-b py-3">
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="min-w-0 text-text-secondary">{title}</h3>
      <Link look="quiet" className="-my-1 shrink-0 py-1" render={all}>
        {verb}
      </Link>
    </div>
    {children}
  </div>
);
