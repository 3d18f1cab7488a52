import type { ReactElement, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

type Props = {
  title: string;
  /** The link to where all of it is, and what that is called. */
  all: ReactElement;
  verb: string;
  children: ReactNode;
};

/** One kind of what others can see. */
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
