import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FieldAnchor, LineField, type RecordEditorState, RecordTagsField, Section } from '#records/components.tsx';
import { PartialDateField } from '#ui/fields/partial-date-field.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import { projectsApi } from '../projects-api.ts';
import type { EditableProject } from './prepare-project.ts';

/** Fields for role, client, period and stack. */
export function FactsSection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const { value, change, errorOf, errorWithin } = editor;
  const { data: facets } = useQuery(projectsApi.facets.queryOptions());
  return (
    <Section name="facts" title={t('sections.facts')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField editor={editor} name="role" label={t('fields.role')} placeholder={t('rolePlaceholder')} />
        <LineField editor={editor} name="client" label={t('fields.client')} autoComplete="organization" />
        <FieldAnchor at="start">
          <PartialDateField
            label={t('fields.start')}
            hint={t('dateHint')}
            error={errorOf('start')}
            value={value.start || null}
            onValueChange={(start) => change({ start: start ?? '' })}
          />
        </FieldAnchor>
        <FieldAnchor at="end">
          <PartialDateField
            label={t('fields.end')}
            error={errorOf('end')}
            value={value.end || null}
            onValueChange={(end) => change({ end: end ?? '' })}
            ongoing={value.ongoing}
            onOngoingChange={(ongoing) => change({ ongoing })}
          />
        </FieldAnchor>
      </div>
      <FieldAnchor at="stack">
        <TagsField
          label={t('fields.stack')}
          hint={t('stackHint')}
          error={errorWithin('stack')}
          value={value.stack}
          max={PROJECT_LIMITS.stack}
          onValueChange={(stack) => change({ stack })}
        />
      </FieldAnchor>
      <RecordTagsField
        editor={editor}
        label={t('fields.tags')}
        hint={t('tagsHint')}
        max={PROJECT_LIMITS.tags}
        facets={facets}
      />
    </Section>
  );
}
