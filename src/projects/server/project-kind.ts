import type { RecordKind } from '#records/service.ts';
import { EMPTY_PROJECT, type ProjectDocument, projectDocument } from '../model/fields.ts';
import { upgradeProject, VERSION } from '../model/upgrade.ts';

const STATUS_AFTER: Record<string, ProjectDocument['status']> = {
  publish: 'published',
  draft: 'draft',
  archive: 'archived',
};

export const projectKind: RecordKind<ProjectDocument> = {
  name: 'project',
  titleField: 'title',
  version: VERSION,
  upgrade: upgradeProject,
  empty: EMPTY_PROJECT,
  schema: projectDocument,
  index: (project) => ({
    title: project.title,
    category: '',
    status: project.status,
    tags: project.tags,
    happened: project.start || project.end,
    expires: '',
    featured: project.featured,
    words: wordsOf(project),
  }),
  named: (project) => ({
    images: [...(project.cover ? [project.cover] : []), ...project.gallery.map(({ image }) => image)],
    files: [],
    refersTo: [],
  }),
  act: (project, action) => ({ ...project, status: STATUS_AFTER[action] ?? project.status }),
  copy: (project) => ({ ...project, status: 'draft', featured: false }),
  heavy: ['caseStudy', 'gallery', 'metrics', 'collaborators'],
  // Once published, the project's URL may be in use elsewhere, so the slug no longer follows the title.
  slugs: { follows: ({ status }) => status === 'draft' },
  isPublished: ({ status }) => status === 'published',
};

function wordsOf({
  summary,
  role,
  client,
  tags,
  stack,
  links,
  gallery,
  caseStudy,
  metrics,
  collaborators,
}: ProjectDocument) {
  return [
    summary,
    role,
    client,
    ...tags,
    ...stack,
    ...links.map(({ label }) => label),
    ...collaborators.map(({ name }) => name),
    ...metrics.flatMap(({ label, value }) => [label, value]),
    ...gallery.flatMap(({ alt, caption }) => [alt, caption]),
    caseStudy.problem,
    caseStudy.approach,
    caseStudy.outcome,
  ].join('\n');
}
