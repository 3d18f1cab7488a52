import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = { icon: LucideIcon; text: string; urgent?: boolean; children?: ReactNode };

/** One-line message above the form, with optional actions. */
export const Notice = ({ icon, text, urgent, children }: Props) => (
  <div
    role={urgent ? 'alert' : 'status'}
    className={`mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-border px-4 py-2 ${urgent ? 'bg-warning-tint' : 'bg-surface'}`}
  >
    <Icon of={icon} className={urgent ? 'text-warning' : 'text-text-secondary'} />
    <p className="min-w-0 flex-1 basis-56 py-1">{text}</p>
    {children}
  </div>
);
