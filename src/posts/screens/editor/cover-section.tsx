import { useTranslations } from 'use-intl';
import { CoverField, LineField, type RecordEditorState, Section } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';

/** The cover, with its focal point and alternative text. */
export function CoverSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const { value, change, errorOf, imageOf, addImage } = editor;
  return (
    <Section name="cover" title={t('sections.cover')}>
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
        onCover={(cover) => change({ cover, coverFocus: null })}
      />
      {value.cover !== null && (
        <LineField
          editor={editor}
          name="coverAlt"
          label={t('fields.coverAlt')}
          hint={value.coverAlt.trim() === '' ? t('coverAltHint') : undefined}
        />
      )}
    </Section>
  );
}
