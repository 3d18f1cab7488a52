import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { BAR } from './bar-style.ts';

type Props = {
  back: { to: string; label: string };
  /** Visibility status of the record. */
  status: ReactNode;
  children: ReactNode;
};

/** Owner's bar above a record, with its status and actions. */
export const RecordBar = ({ back, status, children }: Props) => (
  <div className={`${BAR} gap-2 sm:gap-3`}>
    <RouterLink to={back.to} aria-label={back.label} title={back.label} className={buttonStyle('quiet', 'icon')}>
      <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
    </RouterLink>
    <div className="min-w-0 flex-1 text-text-secondary">{status}</div>
    <div className="flex items-center gap-2">{children}</div>
  </div>
);
