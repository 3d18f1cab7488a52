import type { ReactElement, ReactNode } from 'react';
import { Link } from '#ui/link.tsx';

type Props = {
  title: string;
  /** Link to the full list; `linkLabel` is its label. */
  listLink: ReactElement;
  linkLabel: string;
  children: ReactNode;
};

/** Group of public pages of one kind, with a link to the full list. */
export const PublicPageGroup = ({ title, listLink, linkLabel, children }: Props) => (
  <div className="border-border border-b py-3">
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="min-w-0 text-text-secondary">{title}</h3>
      <Link variant="quiet" className="-my-1 shrink-0 py-1" render={listLink}>
        {linkLabel}
      </Link>
    </div>
    {children}
  </div>
);
