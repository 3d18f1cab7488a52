import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Combobox } from '#ui/fields/combobox.tsx';
import { projectsApi } from '../projects-api.ts';
import { useProject } from './use-project.ts';

const MAX_OPTIONS = 20;

type Props = { value: string | null; error: string | undefined; onChange: (project: string | null) => void };

/** Combobox that searches the member's own projects. */
export function ProjectPicker({ value, error, onChange }: Props) {
  const t = useTranslations('achievements.editor');
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const { data: results } = useQuery({
    ...projectsApi.list.queryOptions({ input: { ...(q ? { q } : {}), limit: MAX_OPTIONS, sort: 'updated' } }),
    placeholderData: keepPreviousData,
  });
  const { data: selected, isError } = useProject(value);
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
