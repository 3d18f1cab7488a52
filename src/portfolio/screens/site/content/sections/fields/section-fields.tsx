import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FieldAnchor, GalleryField } from '#records/components.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { SECTION_LIMITS as LIMITS } from '../../../../../model/sections/section-kinds.ts';
import type { SectionOf } from '../../../../../model/sections/section-schema.ts';
import { projectsApi } from '../../../../projects-api.ts';
import { HeroFields } from './hero-fields.tsx';
import { ItemRows } from './item-rows.tsx';
import type { SectionFieldsProps } from './section-fields-props.ts';

/** The fields for the content of a section. */
export function SectionFields({ section, ...props }: SectionFieldsProps) {
  switch (section.kind) {
    case 'projects':
      return <TagField {...props} section={section} />;
    case 'hero':
      return <HeroFields {...props} section={section} />;
    case 'text':
    case 'now':
      return <TextFields {...props} section={section} />;
    case 'gallery':
      return <PicturesField {...props} section={section} />;
    case 'numbers':
    case 'services':
    case 'clients':
    case 'press':
    case 'faq':
      return <ItemRows {...props} section={section} />;
    default:
      return null;
  }
}

/** Value of the option for all projects; an empty value would look like no choice. */
const ALL = ' ';

/** Choice of the tag whose projects a section shows. */
function TagField({ list, section }: SectionFieldsProps<SectionOf<'projects'>>) {
  const t = useTranslations('portfolio-editor.sections');
  const { data } = useQuery(projectsApi.facets.queryOptions({ input: {} }));
  const tags = (data?.tags ?? []).map(({ tag }) => tag);
  const known = section.tag === '' || tags.includes(section.tag) ? tags : [section.tag, ...tags];
  return (
    <Select
      label={t('tag')}
      hint={t('tagHint')}
      options={[{ value: ALL, label: t('anyTag') }, ...known.map((tag) => ({ value: tag, label: tag }))]}
      value={section.tag === '' ? ALL : section.tag}
      onValueChange={(tag) => list.update(section.id, { tag: tag === ALL ? '' : tag })}
    />
  );
}

function TextFields({ editor, list, section, path }: SectionFieldsProps<SectionOf<'text' | 'now'>>) {
  const t = useTranslations('portfolio-editor.sections');
  return (
    <>
      <FieldAnchor at={`${path}.text`}>
        <RichTextField
          long
          label={t('fields.text')}
          max={LIMITS.text}
          error={editor.faultOf(`${path}.text`)}
          value={section.text}
          onChange={(text) => list.update(section.id, { text })}
        />
      </FieldAnchor>
      {section.kind === 'now' && (
        <FieldAnchor at={`${path}.date`}>
          <PartialDateField
            label={t('fields.asOf')}
            value={section.date || null}
            error={editor.faultOf(`${path}.date`)}
            onValueChange={(date) => list.update(section.id, { date: date ?? '' })}
          />
        </FieldAnchor>
      )}
    </>
  );
}

const PicturesField = ({ editor, list, section, path }: SectionFieldsProps<SectionOf<'gallery'>>) => (
  <GalleryField
    path={`${path}.pictures`}
    items={section.pictures}
    maximum={LIMITS.pictures}
    errorOf={editor.faultOf}
    imageOf={editor.images.find}
    onImage={editor.images.add}
    onChange={(pictures) => list.update(section.id, { pictures })}
  />
);
