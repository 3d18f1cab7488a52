import { Archive, FolderOpen, Globe, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ManagedCollection, type StatusOption, useSharing } from '#records/components.tsx';
import type { ProjectItem, ProjectStatus } from '../../contract.ts';
import { PROJECT_STATUSES } from '../../model/limits.ts';
import { projectsApi } from '../projects-api.ts';
import { usePeriod } from './use-period.ts';

const STYLE_BY_STATUS = {
  draft: { action: 'draft', dot: 'ring', icon: Undo2 },
  published: { action: 'publish', dot: 'full', icon: Globe },
  archived: { action: 'archive', dot: 'faint', icon: Archive },
} as const satisfies Record<ProjectStatus, Pick<StatusOption, 'action' | 'dot' | 'icon'>>;

/** Returns the manager configuration for projects. */
export function useProjectCollection(): ManagedCollection<ProjectItem> {
  const t = useTranslations('projects.manager');
  const periodOf = usePeriod();
  const sharing = useSharing();
  return {
    name: 'projects',
    takedownKind: 'project',
    icon: FolderOpen,
    calls: {
      list: projectsApi.list.call,
      facets: projectsApi.facets.call,
      move: projectsApi.move.call,
      bulk: projectsApi.bulk.call,
      duplicate: projectsApi.duplicate.call,
      removeForever: projectsApi.removeForever.call,
    },
    statuses: PROJECT_STATUSES.map((value) => ({
      value,
      label: t(`statuses.${value}.one`),
      plural: t(`statuses.${value}.many`),
      verb: t(`verbs.${STYLE_BY_STATUS[value].action}`),
      done: (count) => t(`done.${STYLE_BY_STATUS[value].action}`, { count }),
      ...STYLE_BY_STATUS[value],
    })),
    statusOf: ({ status }) => status,
    withStatus: (project, status) => ({ ...project, status: status as ProjectStatus }),
    sorts: ['order', 'updated', 'title', 'date'],
    hasView: true,
    extraActions: ({ id, title }) => [sharing.entryFor({ kind: 'project', id, name: title })],
    cards: 'cover',
    contentOf: (project) => ({
      picture: project.cover === null ? undefined : project.images[project.cover],
      focus: project.coverFocus,
      subtitle: project.summary,
      dateText: periodOf(project),
      featured: project.featured,
    }),
    texts: {
      title: t('title'),
      create: t('create'),
      search: t('search'),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
    },
  };
}
