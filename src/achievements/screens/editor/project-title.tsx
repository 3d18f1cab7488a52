import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { useProject } from './use-project.ts';

const NOT_FOUND = 404;

/** Shows one of the two projects between which a member chooses. */
export function ProjectTitle({ id }: { id: string }) {
  const t = useTranslations('achievements.editor');
  const { data, error } = useProject(id);
  return statusOf(error) === NOT_FOUND ? t('projectGone') : data?.title;
}
