import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CoverField, FieldAnchor } from '#records/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { SECTION_LIMITS as LIMITS } from '../../../../../model/sections/section-kinds.ts';
import type { SectionOf } from '../../../../../model/sections/section-schema.ts';
import { projectsApi } from '../../../../projects-api.ts';
import { LinkFields } from './link-fields.tsx';
import type { SectionFieldsProps } from './section-fields-props.ts';

const MAX_PROJECTS = 100;
const PUBLISHED = projectsApi.list.queryOptions({ input: { status: 'published', sort: 'order', limit: MAX_PROJECTS } });

/** The fields of a hero: its text, and the picture, portrait or project that it shows. */
export function HeroFields(props: SectionFieldsProps<SectionOf<'hero'>>) {
  const { editor, list, section, path } = props;
  const t = useTranslations('portfolio-editor.sections.fields');
  const update = (fields: Partial<SectionOf<'hero'>>) => list.update(section.id, fields);
  return (
    <>
      <FieldAnchor at={`${path}.text`}>
        <RichTextField
          label={t('heroText')}
          max={LIMITS.itemText}
          error={editor.faultOf(`${path}.text`)}
          value={section.text}
          onChange={(text) => update({ text })}
        />
      </FieldAnchor>
      {section.variant === 'project' ? <ProjectField {...props} /> : <PictureAndLink {...props} />}
    </>
  );
}

function ProjectField({ editor, list, section, path }: SectionFieldsProps<SectionOf<'hero'>>) {
  const t = useTranslations('portfolio-editor.sections.fields');
  const { data } = useQuery(PUBLISHED);
  const options = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <FieldAnchor at={`${path}.project`}>
      <Select
        label={t('project')}
        error={editor.faultOf(`${path}.project`)}
        hint={data && options.length === 0 ? t('noProject') : undefined}
        options={options}
        value={section.project ?? ''}
        onValueChange={(project) => list.update(section.id, { project })}
      />
    </FieldAnchor>
  );
}

function PictureAndLink(props: SectionFieldsProps<SectionOf<'hero'>>) {
  const { editor, list, section, path } = props;
  const t = useTranslations('portfolio-editor.sections.fields');
  const tGallery = useTranslations('records.editor.gallery');
  const { image, alt } = section;
  const update = (fields: Partial<SectionOf<'hero'>>) => list.update(section.id, fields);
  return (
    <>
      <FieldAnchor at={`${path}.image`}>
        <CoverField
          shape="wide"
          label={t('picture')}
          hint={t('pictureHint')}
          removeLabel={t('removePicture')}
          cover={image === null ? undefined : editor.images.find(image)}
          error={editor.faultOf(`${path}.image`)}
          onImage={editor.images.add}
          onCover={(next) => update({ image: next })}
        />
      </FieldAnchor>
      {image !== null && (
        <FieldAnchor at={`${path}.alt`}>
          <TextField
            label={tGallery('alt')}
            hint={alt.trim() === '' ? tGallery('altHint') : undefined}
            error={editor.faultOf(`${path}.alt`)}
            dir="auto"
            autoComplete="off"
            value={alt}
            onChange={({ target }) => update({ alt: target.value })}
          />
        </FieldAnchor>
      )}
      <LinkFields {...props} />
    </>
  );
}
