import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Basics } from '../../../model/shapes.ts';
import type { Place, Values } from '../../../model/tree.ts';
import { placeName } from '../editor-at.ts';
import { FieldRows } from './field-rows.tsx';
import { Fold } from './fold.tsx';
import { LAYOUTS } from './layouts.ts';

const AT = ['basics'];
const LISTS: readonly string[] = ['profiles', 'custom'];
const isList = (row: readonly string[]) => row.some((name) => LISTS.includes(name));
const FIELDS = LAYOUTS.basics.filter((row) => !isList(row));
const BELOW = LAYOUTS.basics.filter(isList);
const [SHOWN = [], ...EXACT] = LAYOUTS.location;

/** Form for the person's name, photo, contact details and location. */
export const BasicsForm = memo(function BasicsForm({ basics }: { basics: Basics }) {
  const place: Place = { kind: 'basics', path: AT, value: basics as unknown as Values };
  return (
    <div data-place={placeName(AT)} className="grid grid-cols-1 gap-4">
      <FieldRows place={place} rows={FIELDS} placeholders={{ image: basics.name }} />
      <LocationForm location={basics.location} />
      <FieldRows place={place} rows={BELOW} />
    </div>
  );
});

/** Form for the location: the line as displayed, or the address fields from which it is composed. */
const LocationForm = memo(function LocationForm({ location }: { location: Basics['location'] }) {
  const t = useTranslations('cv-editor.form');
  const { address, postalCode, city, region, countryCode, display } = location;
  const parts = [address, `${postalCode} ${city}`, region, countryCode].map((part) => part.trim()).filter(Boolean);
  const place: Place = { kind: 'location', path: [...AT, 'location'], value: location };
  const isExact = display === '' && parts.length > 0;
  return (
    <div data-place={placeName(place.path)} className="grid grid-cols-1 gap-1">
      <FieldRows place={place} rows={[SHOWN]} placeholders={{ display: parts.join(', ') }} />
      <Fold label={t('exactLocation')} hint={t('exactLocationText')} filled={isExact}>
        <FieldRows place={place} rows={EXACT} />
      </Fold>
    </div>
  );
});
