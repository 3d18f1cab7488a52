import { useTranslations } from 'use-intl';
import { CoverField, FieldAnchor, GalleryField, type RecordEditorState, Section } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

/** Cover and gallery fields. */
export function ImagesSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf, imageOf, addImage } = editor;
  const changeCover = (cover: string | null) => change({ cover, coverFocus: null });
  return (
    <Section name="pictures" title={t('sections.pictures')}>
      <CoverField
        label={t('fields.cover')}
        hint={t('coverHint')}
        replaceLabel={t('replaceCover')}
        removeLabel={t('removeCover')}
        shape="wide"
        cover={value.cover === null ? undefined : imageOf(value.cover)}
        error={errorOf('cover')}
        onImage={addImage}
        focus={{ value: value.coverFocus, onChange: (coverFocus) => change({ coverFocus }) }}
        onCover={changeCover}
      />
      {value.cover !== null && !value.gallery.some(({ image }) => image === value.cover) && (
        <FieldAnchor at="coverAlt">
          <TextField
            label={t('fields.coverAlt')}
            hint={value.coverAlt.trim() === '' ? t('coverAltHint') : undefined}
            error={errorOf('coverAlt')}
            dir="auto"
            autoComplete="off"
            value={value.coverAlt}
            onChange={(event) => change({ coverAlt: event.target.value })}
          />
        </FieldAnchor>
      )}
      <GalleryField
        items={value.gallery}
        cover={value.cover}
        maximum={PROJECT_LIMITS.gallery}
        errorOf={errorOf}
        imageOf={imageOf}
        onImage={addImage}
        onChange={(gallery) => change({ gallery })}
        onCover={changeCover}
      />
    </Section>
  );
}
