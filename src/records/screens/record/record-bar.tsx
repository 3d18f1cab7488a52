import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
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
    <BackLink {...back} />
    <div className="min-w-0 flex-1 text-text-secondary">{status}</div>
    <div className="flex items-center gap-2">{children}</div>
  </div>
);
