import type { LucideIcon } from 'lucide-react';

type Props = { of: LucideIcon; size?: 16 | 20; className?: string };

/** A line drawing beside words; whoever shows it alone gives the thing around it a name. */
export function Icon({ of: Drawing, size = 16, className = '' }: Props) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${className}`} />;
}
