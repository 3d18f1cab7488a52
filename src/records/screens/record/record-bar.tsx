import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';

type Props = {
  back: { to: string; label: string };
  /** Whether others see it. */
  status: ReactNode;
  children: ReactNode;
};

/** What only its owner sees of a record: how it stands, and what can be done with it. */
export const RecordBar = ({ back, status, children }: Props) => (
  <div className="-mx-4 -mt-8 sm:-mx-8 sticky top-0 z-20 flex min-h-13 items-center gap-2 border-border border-b bg-background ps-2 pe-4 sm:gap-3 sm:ps-6 sm:pe-8">
    <RouterLink to={back.to} aria-label={back.label} title={back.label} className={buttonStyle('quiet', 'icon')}>
      <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
    </RouterLink>
    <div className="min-w-0 flex-1 text-text-secondary">{status}</div>
    <div className="flex items-center gap-2">{children}</div>
  </div>
);
