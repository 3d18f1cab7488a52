import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Area, Cefr } from '../../../model/shapes.ts';
import { type Path, type Place, shapeOf } from '../../../model/tree.ts';
import { placeName } from '../editor-at.ts';
import type { Bullet } from './bullets/bullet-edits.ts';
import { BulletsField } from './bullets/bullets-field.tsx';
import { AreaField, CefrField, ColumnsField, FlagField, IconField, LevelField } from './fields/choice-fields.tsx';
import { DateField } from './fields/date-field.tsx';
import { ImageField, PhotoField } from './fields/image-field.tsx';
import { LineField } from './fields/line-field.tsx';
import { ProseField } from './fields/prose-field.tsx';
import { WordsField } from './fields/words-field.tsx';
import { Fold } from './fold.tsx';
import { type FormKind, fieldOfRole, isFolded, LAYOUTS, labelKeyOf } from './layouts.ts';
import { NodeList } from './lists/node-list.tsx';

type RowsProps = {
  place: Place;
  rows: readonly (readonly string[])[];
  /** A role whose fields are shown among those of the place, if both are edited in one form. */
  role?: Place | undefined;
  /** Placeholders by field, shown while the field is empty. */
  placeholders?: Readonly<Record<string, string>>;
};

/** Rows of fields of a place, two side by side where there is room. */
export const FieldRows = ({ place, rows, role, placeholders }: RowsProps) => (
  <div className="@container grid grid-cols-1 gap-4">
    {rows.map((row) => (
      <div key={row.join()} className={`grid gap-4 ${row.length > 1 ? '@2xs:grid-cols-2 @2xs:gap-3' : ''}`}>
        {row.map((name) => {
          const ofRole = role && fieldOfRole(name);
          if (!role || ofRole === undefined)
            return <FieldOf key={name} place={place} field={name} placeholder={placeholders?.[name]} />;
          return (
            <div key={name} data-place={placeName(role.path)} className="min-w-0">
              <FieldOf place={role} field={ofRole} />
            </div>
          );
        })}
      </div>
    ))}
  </div>
);

function FieldOf({ place, field, placeholder }: { place: Place; field: string; placeholder?: string | undefined }) {
  const { kind, path, value } = place;
  const key = placeName(path);
  // Paths are new arrays on each render; a stable one keeps unchanged fields from rendering again.
  const at = useMemo(() => key.split('/'), [key]);
  const hasSwitch = field === 'end' && typeof value.ongoing === 'boolean';
  return (
    <PlaceField
      at={at}
      kind={kind as FormKind}
      field={field}
      value={value[field]}
      ongoing={hasSwitch ? value.ongoing === true : undefined}
      placeholder={placeholder}
    />
  );
}

type FieldProps = {
  at: Path;
  kind: FormKind;
  field: string;
  value: unknown;
  ongoing: boolean | undefined;
  placeholder: string | undefined;
};

const PlaceField = memo(function PlaceField({ at, kind, field, value, ongoing, placeholder }: FieldProps) {
  const t = useTranslations('cv-editor.form.labels');
  const label = t(labelKeyOf(kind, field));
  const folded = isFolded(kind, field);
  const control = <Control {...{ at, kind, field, label, value, ongoing, placeholder, labelHidden: folded }} />;
  return (
    <div data-field={field} className="min-w-0">
      {folded ? (
        <Fold label={label} filled={value !== ''}>
          {control}
        </Fold>
      ) : (
        control
      )}
    </div>
  );
});

const AUTOCOMPLETE: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel', url: 'url' };

type ControlProps = FieldProps & { label: string; labelHidden: boolean };

function Control({ at, kind, field, label, labelHidden, value, ongoing, placeholder }: ControlProps) {
  const t = useTranslations('cv-editor.form');
  const common = { at, field, label };
  const type = shapeOf(kind)[field];
  if (kind === 'contact' && field === 'icon') return <IconField {...common} value={value as string} />;
  switch (type) {
    case 'line': {
      const holds = field === 'email' || field === 'phone' ? field : 'words';
      return (
        <LineField
          {...common}
          value={value as string}
          kind={holds}
          placeholder={placeholder ?? (field === 'doi' ? t('placeholders.doi') : undefined)}
          hint={field === 'countryCode' ? t('hints.countryCode') : undefined}
          autoComplete={kind === 'basics' ? AUTOCOMPLETE[field] : undefined}
        />
      );
    }
    case 'address':
      return <LineField {...common} value={value as string} kind="address" />;
    case 'text':
      return <ProseField {...common} labelHidden={labelHidden} value={value as string} />;
    case 'date':
      return <DateField {...common} value={value as string} ongoing={ongoing} />;
    case 'words':
      return <WordsField {...common} value={value as string[]} />;
    case 'image':
      if (kind === 'basics') return <PhotoField {...common} value={value as string} name={placeholder ?? ''} />;
      return <ImageField {...common} value={value as string} hint={t('hints.logo')} />;
    case 'level':
      return <LevelField {...common} value={value as number} />;
    case 'cefr':
      return <CefrField {...common} value={value as Cefr} />;
    case 'flag':
      return <FlagField {...common} value={value as boolean} />;
    case 'area':
      return <AreaField {...common} value={value as Area} />;
    case 'columns':
      return <ColumnsField {...common} value={value as number} />;
    case 'source':
    case undefined:
      return null;
    default:
      return <InsideList {...common} value={value} />;
  }
}

/** Editor for a nested list of a place: bullets, roles, profiles or contacts. */
function InsideList({ at, field, label, value }: { at: Path; field: string; label: string; value: unknown }) {
  if (field === 'highlights') return <BulletsField at={at} label={label} value={value as Bullet[]} />;
  if (field !== 'roles' && field !== 'profiles' && field !== 'custom') return null;
  type Rows = Parameters<typeof NodeList>[0]['nodes'];
  return (
    <NodeList owner={at} list={field} label={label} nodes={value as Rows}>
      {(place) => <FieldRows place={place} rows={LAYOUTS[place.kind as FormKind]} />}
    </NodeList>
  );
}
