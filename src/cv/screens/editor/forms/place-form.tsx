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

/** Form with all fields of an entry or another node of the CV. */
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

/** Names the record that an entry was made from. */
function Origin({ place: { kind, value } }: { place: Place }) {
  const t = useTranslations('cv-editor.form.source');
  if (kind !== 'projects' && kind !== 'achievements') return null;
  const seen = (value.source as Source | null)?.seen;
  const name = kind === 'projects' ? seen?.name : seen?.title;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return <p className="text-text-secondary text-xs">{t(kind, { name })}</p>;
}
