import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView, UsedInSection } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ProjectArticle } from './detail/project-article.tsx';
import { ProjectBar } from './detail/project-bar.tsx';
import { projectsApi } from './projects-api.ts';

/** A project as visitors see it, with the owner's actions. */
export function ProjectDetailScreen() {
  const t = useTranslations('projects.manager');
  const { projectId = '' } = useParams();
  const query = useQuery({
    ...projectsApi.read.queryOptions({ input: { id: projectId } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  return (
    <RecordView query={query} back={{ to: '/projects', label: t('title') }}>
      {(project) =>
        // Redirect a former slug to the current one.
        project.id !== projectId && project.slug !== projectId ? (
          <Navigate to={`/projects/${encodeURIComponent(project.slug)}`} replace />
        ) : (
          <>
            <PageTitle>{project.title}</PageTitle>
            <ProjectBar project={project} />
            <ProjectArticle project={project} />
            <UsedInSection id={project.id} />
          </>
        )
      }
    </RecordView>
  );
}
