import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toOneLine } from '#platform/pure/one-line.ts';
import { FieldAnchor, type RecordEditorState, Section } from '#records/components.tsx';
import { FreeTextCombobox } from '#ui/fields/free-text-combobox.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { POST_LIMITS } from '../../model/limits.ts';
import { postsApi } from '../posts-api.ts';
import type { EditablePost } from './prepare-post.ts';

/** Summary, tags and series. */
export function DetailsSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const { value, change, errorOf, errorWithin } = editor;
  const { data: facets } = useQuery(postsApi.facets.queryOptions());
  const { data: series } = useQuery(postsApi.series.queryOptions());
  return (
    <Section name="details" title={t('sections.details')}>
      <FieldAnchor at="summary">
        <TextArea
          label={t('fields.summary')}
          hint={t('summaryHint', { left: Math.max(0, POST_LIMITS.summary - value.summary.trim().length) })}
          error={errorOf('summary')}
          dir="auto"
          autoComplete="off"
          rows={2}
          value={value.summary}
          // The summary is a single line, even where it wraps.
          onChange={(event) => change({ summary: toOneLine(event.target.value) })}
        />
      </FieldAnchor>
      <FieldAnchor at="tags">
        <TagsField
          label={t('fields.tags')}
          hint={t('tagsHint')}
          error={errorWithin('tags')}
          value={value.tags}
          max={POST_LIMITS.tags}
          suggestions={facets?.tags.map(({ tag }) => tag) ?? []}
          onValueChange={(tags) => change({ tags })}
        />
      </FieldAnchor>
      <FieldAnchor at="series">
        <FreeTextCombobox
          label={t('fields.series')}
          hint={t('seriesHint')}
          error={errorOf('series')}
          options={(series?.items ?? []).map(({ name }) => ({ label: name }))}
          value={value.series || null}
          onValueChange={(name) => change({ series: name ?? '' })}
        />
      </FieldAnchor>
    </Section>
  );
}
