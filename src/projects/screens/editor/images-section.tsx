import { useTranslations } from 'use-intl';
import { GalleryField, RecordCoverField, type RecordEditorState, Section } from '#records/components.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { EditableProject } from './prepare-project.ts';

/** Cover and gallery fields. */
export function ImagesSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf, imageOf, addImage } = editor;
  return (
    <Section name="pictures" title={t('sections.pictures')}>
      <RecordCoverField
        editor={editor}
        isDescribed={value.gallery.some(({ image }) => image === value.cover)}
        words={{
          ...{ label: t('fields.cover'), hint: t('coverHint'), alt: t('fields.coverAlt'), altHint: t('coverAltHint') },
          ...{ replace: t('replaceCover'), remove: t('removeCover') },
        }}
      />
      <GalleryField
        items={value.gallery}
        cover={value.cover}
        maximum={PROJECT_LIMITS.gallery}
        errorOf={errorOf}
        imageOf={imageOf}
        onImage={addImage}
        onChange={(gallery) => change({ gallery })}
        onCover={(cover) => change({ cover, coverFocus: null })}
      />
    </Section>
  );
}
