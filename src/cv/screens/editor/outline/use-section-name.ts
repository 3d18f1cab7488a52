import { useTranslations } from 'use-intl';
import type { Section } from '../../../model/shapes.ts';

/** Returns a function for the display name of a section: its title, or the default heading of its kind. */
export function useSectionName() {
  const headings = useTranslations('cv-page.sections');
  return ({ title, kind }: Pick<Section, 'title' | 'kind'>) => title.trim() || headings(kind);
}
