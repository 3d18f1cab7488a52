import { useTranslations } from 'use-intl';
import { labelKeyOf } from '../../editor/forms/layouts.ts';
import type { FormField, FormSection } from './form-fields.ts';

/** Returns a function for the label of a field. */
export function useFieldLabel() {
  const labels = useTranslations('cv-editor.form.labels');
  const items = useTranslations('cv-history.items');
  return ({ kind, field, isBullet }: Pick<FormField, 'kind' | 'field' | 'isBullet'>) =>
    isBullet ? items('highlight') : labels(labelKeyOf(kind, field));
}

/** Returns a function for the heading of a section. */
export function useSectionTitle() {
  const headings = useTranslations('cv-page.sections');
  const items = useTranslations('cv-history.items');
  return ({ kind, title }: Pick<FormSection, 'kind' | 'title'>) =>
    title || (kind === 'basics' ? items('basics') : headings(kind));
}
