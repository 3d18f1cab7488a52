import { sectionsOfPages } from './sections/section-references.ts';
import type { SiteSection } from './sections/section-schema.ts';
import { isFilledIn, isWritten } from './sections/written-content.ts';
import type { SiteDocument } from './site-shape.ts';

type Shown = Pick<SiteDocument, 'sections' | 'pages' | 'cv'>;

/** Returns whether a site has nothing to show but its member's profile. `holds` counts the records by their kind. */
export function showsOnlyProfile({ sections, pages, cv }: Shown, holds: Readonly<Record<string, number>>): boolean {
  if (cv !== null || Object.values(holds).some((count) => count > 0)) return false;
  const shown = sectionsOfPages<SiteSection>({ sections, pages: pages.filter(({ visible }) => visible) });
  return !shown.some((section) => section.visible && isWritten(section) && isFilledIn(section));
}

const FIRST_WORKS = ['projects', 'posts', 'publications'] as const;
export type FirstWork = (typeof FIRST_WORKS)[number];

/** Returns the work that the home page of a site shows first, which suits its member best. */
export const firstWorkOf = ({ sections }: Pick<SiteDocument, 'sections'>): FirstWork =>
  sections
    .filter(({ visible }) => visible)
    .flatMap(({ kind }) => FIRST_WORKS.filter((work) => work === kind))
    .at(0) ?? 'projects';
