import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { SECTIONS } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Renders the navigation between the sections: beside the page if there is room, otherwise above it. */
export function SectionNav() {
  const t = useTranslations('profile');
  const current = useCurrentSection();
  return (
    <nav aria-label={t('sections')} className="max-lg:mb-8 lg:sticky lg:top-8 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 lg:-ms-3 lg:flex-col lg:gap-1">
        {SECTIONS.map((name) => (
          <li key={name}>
            <RouterLink
              to={`#${name}`}
              replace
              preventScrollReset
              aria-current={current === name ? 'location' : undefined}
              className="flex min-h-8 pointer-coarse:min-h-11 items-center rounded-control text-text-secondary transition-colors hover:text-text lg:px-3 lg:aria-[current=location]:bg-tint lg:aria-[current=location]:font-medium lg:aria-[current=location]:text-text lg:hover:bg-tint"
            >
              {t(`${name}.title`)}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
