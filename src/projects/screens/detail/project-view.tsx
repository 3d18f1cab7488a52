import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView, UsedInSection } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { Project } from '../../contract.ts';
import { projectsApi } from '../projects-api.ts';
import { ProjectBar } from './project-bar.tsx';

type Props = {
  /** Shows the page of the project. */
  children: (project: Project) => ReactNode;
};

/** The project in the address, by id or slug: the owner's actions, its page, and what is made from it. */
export function ProjectView({ children }: Props) {
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
            <h1 className="sr-only">{project.title}</h1>
            <ProjectBar project={project} />
            {children(project)}
            <UsedInSection id={project.id} />
          </>
        )
      }
    </RecordView>
  );
}
