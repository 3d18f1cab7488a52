import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FieldAnchor, type RecordEditorState, RecordTagsField, Section, SummaryField } from '#records/components.tsx';
import { FreeTextCombobox } from '#ui/fields/free-text-combobox.tsx';
import { POST_LIMITS } from '../../model/limits.ts';
import { postsApi } from '../posts-api.ts';
import type { EditablePost } from './prepare-post.ts';

/** Summary, tags and series. */
export function DetailsSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const { value, change, errorOf } = editor;
  const { data: facets } = useQuery(postsApi.facets.queryOptions());
  const { data: series } = useQuery(postsApi.series.queryOptions());
  return (
    <Section name="details" title={t('sections.details')}>
      <SummaryField
        editor={editor}
        label={t('fields.summary')}
        hint={t('summaryHint', { left: Math.max(0, POST_LIMITS.summary - value.summary.trim().length) })}
      />
      <RecordTagsField
        editor={editor}
        label={t('fields.tags')}
        hint={t('tagsHint')}
        max={POST_LIMITS.tags}
        facets={facets}
      />
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
