import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Section } from '../../../model/shapes.ts';
import type { FieldValues } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { FieldRows } from './field-rows.tsx';
import { LAYOUTS } from './layouts.ts';

type Props = {
  section: Section;
  /** Whether the template has a sidebar. */
  hasSidebar: boolean;
};

/** Form for the settings of a section: title, area, columns and page breaks. */
export const SectionForm = memo(function SectionForm({ section, hasSidebar }: Props) {
  const headings = useTranslations('cv-page.sections');
  const path = ['sections', section.id];
  const rows = LAYOUTS.section.filter(
    ([name]) => (name !== 'area' || hasSidebar) && (name !== 'columns' || section.kind !== 'summary'),
  );
  return (
    <div data-place={pathKey(path)}>
      <FieldRows
        node={{ kind: 'section', path, value: section as unknown as FieldValues }}
        rows={rows}
        placeholders={{ title: headings(section.kind) }}
      />
    </div>
  );
});
