import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { locationTextOf } from '../../../model/outline/location-text.ts';
import type { Basics } from '../../../model/shapes.ts';
import type { FieldValues, TreeNode } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { CollapsibleFields } from './collapsible-fields.tsx';
import { FieldRows } from './field-rows.tsx';
import { LAYOUTS } from './layouts.ts';

const BASICS_PATH = ['basics'];
const LIST_FIELDS: readonly string[] = ['profiles', 'custom'];
const isList = (row: readonly string[]) => row.some((name) => LIST_FIELDS.includes(name));
const FIELD_ROWS = LAYOUTS.basics.filter((row) => !isList(row));
const LIST_ROWS = LAYOUTS.basics.filter(isList);
const [DISPLAY_ROW = [], ...ADDRESS_ROWS] = LAYOUTS.location;

/** Form for the person's name, photo, contact details and location. */
export const BasicsForm = memo(function BasicsForm({ basics, language }: { basics: Basics; language: string }) {
  const node: TreeNode = { kind: 'basics', path: BASICS_PATH, value: basics as unknown as FieldValues };
  return (
    <div data-place={pathKey(BASICS_PATH)} className="grid grid-cols-1 gap-4">
      <FieldRows node={node} rows={FIELD_ROWS} placeholders={{ image: basics.name }} />
      <LocationForm location={basics.location} language={language} />
      <FieldRows node={node} rows={LIST_ROWS} />
    </div>
  );
});

/** Form for the location: the line as displayed, or the address fields from which it is composed. */
const LocationForm = memo(function LocationForm({
  location,
  language,
}: {
  location: Basics['location'];
  language: string;
}) {
  const t = useTranslations('cv-editor.form');
  const { display } = location;
  const addressText = locationTextOf({ ...location, display: '' }, language);
  const node: TreeNode = { kind: 'location', path: [...BASICS_PATH, 'location'], value: location };
  const hasAddress = display === '' && addressText !== '';
  return (
    <div data-place={pathKey(node.path)} className="grid grid-cols-1 gap-1">
      <FieldRows node={node} rows={[DISPLAY_ROW]} placeholders={{ display: addressText }} />
      <CollapsibleFields label={t('exactLocation')} hint={t('exactLocationText')} hasContent={hasAddress}>
        <FieldRows node={node} rows={ADDRESS_ROWS} />
      </CollapsibleFields>
    </div>
  );
});
