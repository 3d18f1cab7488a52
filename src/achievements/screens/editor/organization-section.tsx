import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CoverField, FieldAnchor, type RecordEditorState, Section } from '#records/components.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { ACHIEVEMENT_LIMITS } from '../../model/limits.ts';
import { achievementsApi } from '../achievements-api.ts';
import { projectsApi } from '../projects-api.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

/** Fields for project, tags, badge image and visibility. */
export function OrganizationSection({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const { value, change, errorOf, errorWithin, imageOf, addImage } = editor;
  const { data: facets } = useQuery(achievementsApi.facets.queryOptions());
  return (
    <Section name="place" title={t('sections.place')}>
      <FieldAnchor at="project">
        <ProjectPicker value={value.project} error={errorOf('project')} onChange={(project) => change({ project })} />
      </FieldAnchor>
      <FieldAnchor at="tags">
        <TagsField
          label={t('fields.tags')}
          hint={t('tagsHint')}
          error={errorWithin('tags')}
          value={value.tags}
          max={ACHIEVEMENT_LIMITS.tags}
          suggestions={facets?.tags.map(({ tag }) => tag) ?? []}
          onValueChange={(tags) => change({ tags })}
        />
      </FieldAnchor>
      <FieldAnchor at="badge">
        <CoverField
          label={t('fields.badge')}
          hint={t('badgeHint')}
          removeLabel={t('removeBadge')}
          shape="small"
          cover={value.badge === null ? undefined : imageOf(value.badge)}
          error={errorOf('badge')}
          onImage={addImage}
          onCover={(badge) => change({ badge })}
        />
      </FieldAnchor>
      <Switch
        label={t('fields.visible')}
        hint={t('visibleHint')}
        checked={value.visible}
        onCheckedChange={(visible) => change({ visible })}
      />
    </Section>
  );
}

const MAX_OPTIONS = 20;

type Props = { value: string | null; error: string | undefined; onChange: (project: string | null) => void };

/** Combobox that searches the member's own projects. */
function ProjectPicker({ value, error, onChange }: Props) {
  const t = useTranslations('achievements.editor');
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const { data: results } = useQuery({
    ...projectsApi.list.queryOptions({ input: { ...(q ? { q } : {}), limit: MAX_OPTIONS, sort: 'updated' } }),
    placeholderData: keepPreviousData,
  });
  const { data: selected, isError } = useQuery({
    ...projectsApi.read.queryOptions({ input: { id: value ?? '' } }),
    enabled: value !== null,
    retry: false,
  });
  const items = results?.items ?? [];
  const selectedItems =
    selected && value === selected.id ? [selected] : value === null ? [] : [{ id: value, title: t('projectGone') }];
  const options = [...selectedItems.filter(({ id }) => !items.some((item) => item.id === id)), ...items].map(
    ({ id, title }) => ({ value: id, label: title }),
  );
  return (
    <Combobox
      label={t('fields.project')}
      hint={t('projectHint')}
      error={error ?? (isError && value !== null ? t('projectGone') : undefined)}
      options={options}
      value={value}
      onValueChange={onChange}
      onType={setQuery}
    />
  );
}
