import { useLocale, useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { AREAS, type Area, type CefrLevel, PUBLICATION_KINDS, type PublicationKind } from '../../../../model/shapes.ts';
import { useLanguageLevels, useSkillLevels } from '../../level-choices.ts';
import { CONTACT_ICONS, isContactIcon } from '../icons.ts';
import { type FieldProps, useField } from '../use-field.ts';

/** Option value for an empty field, because the select treats an empty value as no selection. */
const NONE = 'none';
const COLUMNS = ['1', '2', '3', '4', '5', '6'] as const;

export function LevelField({ at, field, label, value }: FieldProps<number>) {
  const { locked, write } = useField(at, field);
  const options = useSkillLevels().map((level) => ({ ...level, value: String(level.value) }));
  return (
    <Select
      label={label}
      options={options}
      value={String(value)}
      onValueChange={(dots) => write(Number(dots))}
      disabled={locked}
    />
  );
}

export function CefrField({ at, field, label, value }: FieldProps<CefrLevel>) {
  const { locked, write } = useField(at, field);
  const options = useLanguageLevels().map((level) => ({ ...level, value: level.value || NONE }));
  return (
    <Select
      label={label}
      options={options}
      value={value || NONE}
      onValueChange={(level) => write(level === NONE ? '' : level)}
      disabled={locked}
    />
  );
}

export function PublicationKindField({ at, field, label, value }: FieldProps<PublicationKind>) {
  const t = useTranslations('cv-editor.form.publications');
  const { locked, write } = useField(at, field);
  const options = PUBLICATION_KINDS.map((kind) => kind || NONE).map((kind) => ({ value: kind, label: t(kind) }));
  return (
    <Select
      label={label}
      options={options}
      value={value || NONE}
      onValueChange={(kind) => write(kind === NONE ? '' : kind)}
      disabled={locked}
    />
  );
}

export function AreaField({ at, field, label, value }: FieldProps<Area>) {
  const t = useTranslations('cv-editor.form.areas');
  const { locked, write } = useField(at, field);
  const options = AREAS.map((area) => ({ value: area, label: t(area) }));
  return <Select label={label} options={options} value={value} onValueChange={write} disabled={locked} />;
}

export function ColumnsField({ at, field, label, value }: FieldProps<number>) {
  const locale = useLocale();
  const { locked, write } = useField(at, field);
  const format = new Intl.NumberFormat(locale);
  const options = COLUMNS.map((columns) => ({ value: columns, label: format.format(Number(columns)) }));
  return (
    <Select
      label={label}
      options={options}
      value={String(value) as (typeof COLUMNS)[number]}
      onValueChange={(columns) => write(Number(columns))}
      disabled={locked}
    />
  );
}

/** Select for the icon of a contact line. An unknown icon from an import stays available as an option. */
export function IconField({ at, field, label, value }: FieldProps<string>) {
  const t = useTranslations('cv-editor.form.icons');
  const { locked, write } = useField(at, field);
  const options = [
    { value: NONE, label: t('none') },
    ...CONTACT_ICONS.map((icon) => ({ value: icon as string, label: t(icon) })),
    ...(value === '' || isContactIcon(value) ? [] : [{ value, label: value }]),
  ];
  return (
    <Select
      label={label}
      options={options}
      value={value || NONE}
      onValueChange={(icon) => write(icon === NONE ? '' : icon)}
      disabled={locked}
    />
  );
}

export function FlagField({ at, field, label, value }: FieldProps<boolean>) {
  const { locked, write } = useField(at, field);
  return <Switch label={label} checked={value} onCheckedChange={write} disabled={locked} />;
}
