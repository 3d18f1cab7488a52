import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Area, CefrLevel, PublicationKind } from '../../../model/shapes.ts';
import { type NodePath, shapeOf, type TreeNode } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import type { BulletNode } from './bullets/bullet-edits.ts';
import { BulletsField } from './bullets/bullets-field.tsx';
import { CollapsibleFields } from './collapsible-fields.tsx';
import {
  AreaField,
  CefrField,
  ColumnsField,
  FlagField,
  IconField,
  LevelField,
  PublicationKindField,
} from './fields/choice-fields.tsx';
import { DateField } from './fields/date-field.tsx';
import { ImageField, PhotoField } from './fields/image-field.tsx';
import { KeywordsField } from './fields/keywords-field.tsx';
import { LineField } from './fields/line-field.tsx';
import { ProseField } from './fields/prose-field.tsx';
import { type FormKind, isCollapsedField, LAYOUTS, type LabelKey, labelKeyOf, roleFieldOf } from './layouts.ts';
import { NodeList } from './lists/node-list.tsx';
import { venueLabelOf } from './publication-rows.ts';

type FieldRowsProps = {
  node: TreeNode;
  rows: readonly (readonly string[])[];
  /** A role whose fields are shown among those of the node, if both are edited in one form. */
  role?: TreeNode | undefined;
  /** Placeholders by field, shown while the field is empty. */
  placeholders?: Readonly<Record<string, string>>;
};

const PAIRS = {
  dates: '@2xs:grid-cols-2 @2xs:gap-3',
  texts: '@min-[21rem]:grid-cols-2 @min-[21rem]:gap-3',
};
const DATE_FIELDS: ReadonlySet<string> = new Set(['start', 'end', 'date', 'expires']);
/** Returns the class of a row of fields. Dates are short, so a pair of them needs less room. */
const rowClass = (row: readonly string[]) => {
  if (row.length < 2) return '';
  return row.every((name) => DATE_FIELDS.has(roleFieldOf(name) ?? name)) ? PAIRS.dates : PAIRS.texts;
};

/** Rows of fields of a node, two side by side where there is room. */
export const FieldRows = ({ node, rows, role, placeholders }: FieldRowsProps) => (
  <div className="@container grid grid-cols-1 gap-4">
    {rows.map((row) => (
      <div key={row[0]} className={`grid gap-4 ${rowClass(row)}`}>
        {row.map((name) => {
          const roleField = role && roleFieldOf(name);
          if (!role || roleField === undefined)
            return <NodeField key={name} node={node} field={name} placeholder={placeholders?.[name]} />;
          return (
            <div key={name} data-place={pathKey(role.path)} className="min-w-0">
              <NodeField node={role} field={roleField} />
            </div>
          );
        })}
      </div>
    ))}
  </div>
);

function NodeField({ node, field, placeholder }: { node: TreeNode; field: string; placeholder?: string | undefined }) {
  const { kind, path, value } = node;
  const key = pathKey(path);
  // Paths are new arrays on each render; a stable one keeps unchanged fields from rendering again.
  const at = useMemo(() => key.split('/'), [key]);
  const hasSwitch = field === 'end' && typeof value.ongoing === 'boolean';
  return (
    <LabelledField
      at={at}
      kind={kind as FormKind}
      field={field}
      labelKey={
        kind === 'publications' && field === 'publisher' ? venueLabelOf(value) : labelKeyOf(kind as FormKind, field)
      }
      value={value[field]}
      ongoing={hasSwitch ? value.ongoing === true : undefined}
      placeholder={placeholder}
    />
  );
}

type LabelledFieldProps = {
  at: NodePath;
  kind: FormKind;
  field: string;
  labelKey: LabelKey;
  value: unknown;
  ongoing: boolean | undefined;
  placeholder: string | undefined;
};

const LabelledField = memo(function LabelledField({
  at,
  kind,
  field,
  labelKey,
  value,
  ongoing,
  placeholder,
}: LabelledFieldProps) {
  const t = useTranslations('cv-editor.form.labels');
  const label = t(labelKey);
  const isCollapsible = isCollapsedField(kind, field);
  const control = <Control {...{ at, kind, field, label, value, ongoing, placeholder, labelHidden: isCollapsible }} />;
  return (
    <div data-field={field} className="min-w-0">
      {isCollapsible ? (
        <CollapsibleFields label={label} hasContent={value !== ''}>
          {control}
        </CollapsibleFields>
      ) : (
        control
      )}
    </div>
  );
});

const AUTOCOMPLETE: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel', url: 'url' };

type ControlProps = Omit<LabelledFieldProps, 'labelKey'> & { label: string; labelHidden: boolean };

function Control({ at, kind, field, label, labelHidden, value, ongoing, placeholder }: ControlProps) {
  const t = useTranslations('cv-editor.form');
  const common = { at, field, label };
  const type = shapeOf(kind)[field];
  if (kind === 'contact' && field === 'icon') return <IconField {...common} value={value as string} />;
  switch (type) {
    case 'line': {
      const lineKind = field === 'email' || field === 'phone' ? field : 'words';
      return (
        <LineField
          {...common}
          value={value as string}
          kind={lineKind}
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
      return <KeywordsField {...common} value={value as string[]} />;
    case 'image':
      if (kind === 'basics') return <PhotoField {...common} value={value as string} name={placeholder ?? ''} />;
      return <ImageField {...common} value={value as string} hint={t('hints.logo')} />;
    case 'level':
      return <LevelField {...common} value={value as number} />;
    case 'cefr':
      return <CefrField {...common} value={value as CefrLevel} />;
    case 'publication':
      return <PublicationKindField {...common} value={value as PublicationKind} />;
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
      return <NestedList {...common} value={value} />;
  }
}

/** Editor for a nested list of a node: bullets, roles, profiles or contacts. */
function NestedList({ at, field, label, value }: { at: NodePath; field: string; label: string; value: unknown }) {
  if (field === 'highlights') return <BulletsField at={at} label={label} value={value as BulletNode[]} />;
  if (field !== 'roles' && field !== 'profiles' && field !== 'custom') return null;
  type ListNodes = Parameters<typeof NodeList>[0]['nodes'];
  return (
    <NodeList owner={at} list={field} label={label} nodes={value as ListNodes}>
      {(node) => <FieldRows node={node} rows={LAYOUTS[node.kind as FormKind]} />}
    </NodeList>
  );
}
