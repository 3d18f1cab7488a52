import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  /** The breadcrumbs, for a screen more than one level deep. */
  trail?: ReactNode;
  /** The screen's primary action. One too wide for the title's row on a phone follows the lead: `max-sm:order-last`. */
  action?: ReactNode;
};

/** The header of a screen: its title and its primary action. */
export function PageHeader({ title, lead, trail, action }: Props) {
  return (
    <header>
      {trail && <div className="mb-1 text-text-secondary">{trail}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-balance break-words font-medium text-headline">{title}</h1>
        {action}
        {lead && (
          <div className="-mt-2 w-full">
            <p className="max-w-prose text-text-secondary">{lead}</p>
          </div>
        )}
      </div>
    </header>
  );
}
