import { useTranslations } from 'use-intl';
import type { Section } from '../../../model/shapes.ts';

/** What a section is called: by its own title, or as its kind is. */
export function useSectionName() {
  const headings = useTranslations('cv-page.sections');
  return ({ title, kind }: Pick<Section, 'title' | 'kind'>) => title.trim() || headings(kind);
}
