import type { LucideIcon } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../icon.tsx';
import { useScrollRow } from './use-scroll-row.ts';

type Props = {
  label: string;
  /** `exact`: the entry is not current on paths below its own. */
  entries: readonly { path: string; label: string; icon: LucideIcon; exact?: boolean }[];
};

/** The navigation between the screens of an area: a column on wide screens, a scrolling row on others. */
export function SideNav({ label, entries }: Props) {
  const { pathname } = useLocation();
  const row = useScrollRow(pathname, entries.length);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-4 mb-6 scroll-row flex gap-1 px-4 sm:-mx-8 sm:px-8 lg:sticky lg:top-8 lg:mx-0 lg:mb-0 lg:flex-col lg:self-start lg:overflow-visible lg:px-0"
    >
      {entries.map(({ path, label: name, icon, exact = false }) => (
        <NavLink
          key={path}
          to={path}
          end={exact}
          className="flex min-h-9 shrink-0 items-center gap-2.5 rounded-control px-2.5 py-1 text-text-secondary hover:bg-tint hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-text pointer-coarse:min-h-11"
        >
          <Icon of={icon} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
