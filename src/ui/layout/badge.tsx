import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-border text-text-secondary',
  primary: 'border-transparent bg-tint text-link',
  success: 'border-transparent bg-success-tint text-success',
  warning: 'border-transparent bg-warning-tint text-warning',
  error: 'border-transparent bg-error-tint text-error',
};

type Props = { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode };

/** A label for a state or a number. Its color only repeats the text. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={`inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-full border px-2 align-top font-medium text-xs tabular-nums ${TONES[tone]}`}
    >
      {icon && <Icon of={icon} className="-ms-0.5 size-3" />}
      {children}
    </span>
  );
}
