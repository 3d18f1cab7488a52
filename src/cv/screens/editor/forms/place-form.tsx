import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Source } from '../../../model/shapes.ts';
import type { Place } from '../../../model/tree.ts';
import { placeName } from '../editor-at.ts';
import { FieldRows } from './field-rows.tsx';
import { type FormKind, LAYOUTS } from './layouts.ts';
import { WorkForm } from './work-form.tsx';

export { BasicsForm } from './basics-form.tsx';
export { SectionForm } from './section-form.tsx';
export { SummaryForm } from './summary-form.tsx';

/** All fields of an item, or of whatever else is a node of a CV. */
export const PlaceForm = memo(
  ({ place }: { place: Place }) => (
    <div data-place={placeName(place.path)} className="grid grid-cols-1 gap-4">
      {place.kind === 'work' ? (
        <WorkForm place={place} />
      ) : (
        <FieldRows place={place} rows={LAYOUTS[place.kind as FormKind]} />
      )}
      <Origin place={place} />
    </div>
  ),
  (before, after) =>
    before.place.value === after.place.value && placeName(before.place.path) === placeName(after.place.path),
);

/** Of which record an item was made. */
function Origin({ place: { kind, value } }: { place: Place }) {
  const t = useTranslations('cv-editor.form.source');
  if (kind !== 'projects' && kind !== 'achievements') return null;
  const seen = (value.source as Source | null)?.seen;
  const name = kind === 'projects' ? seen?.name : seen?.title;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return <p className="text-text-secondary text-xs">{t(kind, { name })}</p>;
}
