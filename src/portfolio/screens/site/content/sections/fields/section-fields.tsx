import { useTranslations } from 'use-intl';
import { FieldAnchor, GalleryField } from '#records/components.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { SECTION_LIMITS as LIMITS } from '../../../../../model/sections/section-kinds.ts';
import type { SectionOf } from '../../../../../model/sections/section-schema.ts';
import { HeroFields } from './hero-fields.tsx';
import { ItemRows } from './item-rows.tsx';
import { PostsFields, ProjectsFields } from './record-fields.tsx';
import type { SectionFieldsProps } from './section-fields-props.ts';

/** The fields for the content of a section. */
export function SectionFields({ section, ...props }: SectionFieldsProps) {
  switch (section.kind) {
    case 'projects':
      return <ProjectsFields {...props} section={section} />;
    case 'posts':
      return <PostsFields {...props} section={section} />;
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
