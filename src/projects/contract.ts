import { z } from 'zod';
import { exchangeRoutes, type RecordOf, recordRoutes, recordVersionRoutes } from '#records/contract.ts';
import { hubRoutes } from './contract-hubs.ts';
import { PROJECT_STATUSES, type ProjectDocument, projectFields } from './model/fields.ts';

/** Public contract of the projects domain for client and server. */

export type { ListedRepository } from './contract-hubs.ts';
export type { ProjectDocument, ProjectStatus } from './model/fields.ts';

export type Project = RecordOf<ProjectDocument & { slug: string }>;
export type ProjectItem = Omit<Project, 'caseStudy' | 'blocks' | 'gallery' | 'metrics' | 'collaborators'>;

export const PROJECT_ACTIONS = ['publish', 'draft', 'archive'] as const;

const { slug, ...versionedFields } = projectFields;

export const projectsContract = {
  ...recordRoutes({
    tag: 'Projects',
    path: '/projects',
    fields: projectFields,
    required: ['title'],
    given: {},
    heavy: ['caseStudy', 'blocks', 'gallery', 'metrics', 'collaborators'],
    statuses: PROJECT_STATUSES,
    actions: PROJECT_ACTIONS,
  }),
  ...recordVersionRoutes({ tag: 'Projects', path: '/projects', fields: versionedFields, beside: { slug } }),
  ...exchangeRoutes({
    tag: 'Projects',
    path: '/projects',
    facts: { summary: z.string(), start: z.string(), end: z.string() },
  }),
  ...hubRoutes,
};
