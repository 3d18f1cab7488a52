import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { isWithin } from './destinations.ts';

type Props = { to: string; icon: LucideIcon; label: string; variant: 'rail' | 'tab' };

/** Appearance of an entry of the tab bar. */
export const TAB_STYLE =
  'flex min-h-14 flex-col items-center justify-center gap-1 text-text-secondary text-xs max-[22.5rem]:text-[11px] aria-[current]:font-medium aria-[current]:text-link';

const STYLES = {
  rail: 'flex h-9 items-center gap-3 rounded-control px-3 text-text-secondary hover:bg-tint hover:text-text aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-text max-xl:justify-center max-xl:px-0 pointer-coarse:h-11',
  tab: TAB_STYLE,
};

/** A navigation link, marked when it is the current page. */
export function DestinationLink({ to, icon, label, variant }: Props) {
  const isCurrent = isWithin(to, useLocation().pathname);
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={STYLES[variant]}
      title={variant === 'rail' ? label : undefined}
    >
      <Icon of={icon} size={20} />
      <span className={variant === 'rail' ? 'max-xl:sr-only' : 'max-w-full truncate px-0.5'}>{label}</span>
    </Link>
  );
}
