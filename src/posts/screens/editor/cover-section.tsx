import { useTranslations } from 'use-intl';
import { RecordCoverField, type RecordEditorState, Section } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';

/** The cover, with its focal point and alternative text. */
export function CoverSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  return (
    <Section name="cover" title={t('sections.cover')}>
      <RecordCoverField
        editor={editor}
        words={{
          ...{ label: t('fields.cover'), hint: t('coverHint'), alt: t('fields.coverAlt'), altHint: t('coverAltHint') },
          ...{ replace: t('replaceCover'), remove: t('removeCover') },
        }}
      />
    </Section>
  );
}
