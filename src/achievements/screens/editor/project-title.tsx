import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { projectsApi } from '../projects-api.ts';

/** Shows one of the two projects between which a member chooses. */
export function ProjectTitle({ id }: { id: string }) {
  const t = useTranslations('achievements.editor');
  const { data, isError } = useProject(id);
  return isError ? t('projectGone') : data?.title;
}

/** Queries a project of the member by its id. */
export const useProject = (id: string | null) =>
  useQuery({ ...projectsApi.read.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null, retry: false });
