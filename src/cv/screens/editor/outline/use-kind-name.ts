import { useTranslations } from 'use-intl';
import type { SectionKind } from '../../../model/shapes.ts';

/**
 * Returns the label of a section kind where one is chosen. Text and custom sections print the same default heading, so
 * they have labels of their own here.
 */
export function useKindName() {
  const headings = useTranslations('cv-page.sections');
  const kinds = useTranslations('cv-editor.outline.kinds');
  return (kind: SectionKind) => (kind === 'text' || kind === 'custom' ? kinds(kind) : headings(kind));
}
