import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Section } from '../../../model/shapes.ts';
import type { Values } from '../../../model/tree.ts';
import { placeName } from '../editor-at.ts';
import { FieldRows } from './field-rows.tsx';
import { LAYOUTS } from './layouts.ts';

type Props = {
  section: Section;
  /** Whether the template has a sidebar. */
  twoColumns: boolean;
};

/** Form for the settings of a section: title, area, columns and page breaks. */
export const SectionForm = memo(function SectionForm({ section, twoColumns }: Props) {
  const headings = useTranslations('cv-page.sections');
  const path = ['sections', section.id];
  const rows = LAYOUTS.section.filter(
    ([name]) => (name !== 'area' || twoColumns) && (name !== 'columns' || section.kind !== 'summary'),
  );
  return (
    <div data-place={placeName(path)}>
      <FieldRows
        place={{ kind: 'section', path, value: section as unknown as Values }}
        rows={rows}
        placeholders={{ title: headings(section.kind) }}
      />
    </div>
  );
});
