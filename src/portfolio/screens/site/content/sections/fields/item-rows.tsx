import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CoverField, FieldAnchor, RowList, UrlField } from '#records/components.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import {
  ITEM_FIELDS,
  type ItemSection,
  SECTION_LIMITS as LIMITS,
} from '../../../../../model/sections/section-kinds.ts';
import type { SiteEditor } from '../../../site-editor.ts';
import { type ItemText, type ListSection, newItem, type SectionItem } from '../section-items.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';

/** The items of a section, each with the fields of its kind. */
export function ItemRows({ editor, list, section, path }: SectionFieldsProps<ListSection>) {
  const t = useTranslations('portfolio-editor.sections.items');
  const { kind } = section;
  const items: readonly SectionItem[] = section.items;
  return (
    <RowList
      label={t(`${kind}.list`)}
      rows={items}
      emptyRow={newItem(kind) as SectionItem}
      addLabel={t(`${kind}.add`)}
      maximum={LIMITS.items}
      nameOf={({ name = '', value = '' }, at) => name || value || t(`${kind}.number`, { number: at + 1 })}
      error={editor.faultOf(`${path}.items`)}
      onChange={(next) => list.update<ListSection>(section.id, { items: next as never })}
    >
      {(item, at, change) => (
        <div className="grid grid-cols-1 gap-3 pb-2">
          {ITEM_FIELDS[kind].map((name) => (
            <ItemField
              key={name}
              kind={kind}
              variant={section.variant}
              name={name}
              item={item}
              editor={editor}
              path={`${path}.items.${at}.${name}`}
              onChange={change}
            />
          ))}
        </div>
      )}
    </RowList>
  );
}

type FieldProps = {
  kind: ItemSection;
  variant: string;
  name: ItemText | 'image';
  item: SectionItem;
  editor: SiteEditor;
  path: string;
  onChange: (item: SectionItem) => void;
};

/** A field of an item. */
function ItemField({ kind, variant, name, item, editor, path, onChange }: FieldProps) {
  const t = useTranslations('portfolio-editor.sections');
  const error = editor.faultOf(path);
  const write = (value: string | null) => onChange({ ...item, [name]: value });
  if (name === 'image')
    return <LogoField {...{ item, editor, path, error, onLogo: write, isUsed: variant !== 'names' }} />;
  const label = t(`items.${kind}.fields.${name}` as `items.press.fields.name`);
  const value = item[name] ?? '';
  return (
    <FieldAnchor at={path}>
      {name === 'text' ? (
        <RichTextField label={label} error={error} max={LIMITS.itemText} rows={2} value={value} onChange={write} />
      ) : name === 'url' ? (
        <UrlField label={label} error={error} value={value} onChange={write} />
      ) : name === 'date' ? (
        <PartialDateField
          label={label}
          error={error}
          value={value || null}
          onValueChange={(date) => write(date ?? '')}
        />
      ) : (
        <TextField
          label={label}
          error={error}
          dir="auto"
          autoComplete="off"
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </FieldAnchor>
  );
}

type LogoProps = Pick<FieldProps, 'item' | 'editor' | 'path'> & {
  error: string | undefined;
  /** Whether the section shows logos. */
  isUsed: boolean;
  onLogo: (image: string | null) => void;
};

/** The logo of an item. Where logos aren't shown, only one that was there already has a field. */
function LogoField({ item, editor, path, error, isUsed, onLogo }: LogoProps) {
  const t = useTranslations('portfolio-editor.sections.fields');
  const [hadLogo] = useState(Boolean(item.image));
  if (!isUsed && !hadLogo) return null;
  return (
    <FieldAnchor at={path}>
      <CoverField
        shape="small"
        label={t('logo')}
        hint={t('logoHint')}
        removeLabel={t('removeLogo')}
        cover={item.image ? editor.images.find(item.image) : undefined}
        error={error}
        onImage={editor.images.add}
        onCover={onLogo}
      />
    </FieldAnchor>
  );
}
