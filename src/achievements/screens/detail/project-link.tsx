import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import { projectsApi } from '../projects-api.ts';

/** Link to the project that an achievement belongs to. Renders nothing if the project is trashed or missing. */
export function ProjectLink({ id }: { id: string }) {
  const t = useTranslations('achievements.detail');
  const { data: project } = useQuery({ ...projectsApi.read.queryOptions({ input: { id } }), retry: false });
  if (!project || project.trashedAt) return null;
  return (
    <p>
      {t('belongsTo')}{' '}
      <Link dir="auto" render={<RouterLink to={`/projects/${encodeURIComponent(project.slug)}`} />}>
        {project.title}
      </Link>
    </p>
  );
}
