import { useFormatter, useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, Section, SlugField, UrlField } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';

/** The post’s URL, and where it was first published. */
export function PublishingSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const format = useFormatter();
  const { value, saved, change, errorOf } = editor;
  const address = `/writing/${value.slug}`;
  return (
    <Section
      name="showing"
      title={t('sections.showing')}
      lead={
        saved.status === 'published' &&
        t('publishedOn', {
          date: format.dateTime(new Date(saved.publishedAt), { dateStyle: 'long', timeStyle: 'short' }),
        })
      }
    >
      <SlugField
        editor={editor}
        label={t('fields.slug')}
        hints={{
          later: t('slugLater'),
          follows: t('slugFollows', { address }),
          leads: t('slugLeads', { address }),
        }}
        followsTitle={value.status !== 'published'}
      />
      <FieldAnchor at="originalUrl">
        <UrlField
          label={t('fields.originalUrl')}
          hint={t('originalUrlHint')}
          error={errorOf('originalUrl')}
          value={value.originalUrl}
          onChange={(originalUrl) => change({ originalUrl })}
        />
      </FieldAnchor>
    </Section>
  );
}
