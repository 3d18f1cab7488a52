import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useScrollRow } from '#ui/layout/use-scroll-row.ts';
import { WORK_SECTIONS } from '../../model/work-sections.ts';

/** Frame of the lists of a member's work: links to all sections, beside the list or, on narrow screens, above it. */
export const WorkLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-[10rem_minmax(0,1fr)]">
    <WorkNavigation />
    {children}
  </div>
);

function WorkNavigation() {
  const t = useTranslations('records.work');
  const { pathname } = useLocation();
  const row = useScrollRow(pathname, WORK_SECTIONS.length);
  return (
    <nav
      ref={row}
      aria-label={t('navigation')}
      className="scroll-row flex gap-1 self-start max-lg:-my-1 max-lg:py-1 lg:sticky lg:top-6 lg:flex-col"
    >
      {WORK_SECTIONS.map(({ name, path }) => (
        <NavLink
          key={name}
          to={path}
          className="flex h-9 shrink-0 items-center rounded-control px-3 text-text-secondary transition-colors hover:bg-hover hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-text pointer-coarse:h-11"
        >
          {t(`sections.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
