import { imagesOfBlocks, mediaOfBlocks, searchTextsOf } from '#blocks/contract.ts';
import type { RecordKind } from '#records/service.ts';
import { EMPTY_PROJECT, type ProjectDocument, projectDocument } from '../model/fields.ts';
import { mapProjectTexts } from '../model/map-project-texts.ts';
import { PROJECT_VERSION, upgradeProject } from '../model/upgrade.ts';

const STATUS_BY_ACTION: Record<string, ProjectDocument['status']> = {
  publish: 'published',
  draft: 'draft',
  archive: 'archived',
};

export const projectKind: RecordKind<ProjectDocument> = {
  name: 'project',
  titleField: 'title',
  version: PROJECT_VERSION,
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
    words: searchTextOf(project),
  }),
  referencesOf: (project) => ({
    images: [
      ...(project.cover ? [project.cover] : []),
      ...project.gallery.map(({ image }) => image),
      ...imagesOfBlocks(project.blocks),
    ],
    media: mediaOfBlocks(project.blocks),
    files: [],
    records: [],
  }),
  applyAction: (project, action) => ({ ...project, status: STATUS_BY_ACTION[action] ?? project.status }),
  duplicate: (project) => ({ ...project, status: 'draft', featured: false }),
  versions: { unrestored: ['status'] },
  mapTexts: mapProjectTexts,
  heavy: ['caseStudy', 'blocks', 'gallery', 'metrics', 'collaborators'],
  // Once published, the project's URL may be in use elsewhere, so the slug no longer follows the title.
  slugs: { followsTitle: ({ status }) => status === 'draft' },
  isPublished: ({ status }) => status === 'published',
};

function searchTextOf({
  summary,
  role,
  client,
  tags,
  stack,
  links,
  coverAlt,
  gallery,
  caseStudy,
  blocks,
  metrics,
  collaborators,
  wordings,
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
    coverAlt,
    ...gallery.flatMap(({ alt, caption }) => [alt, caption]),
    caseStudy.problem,
    caseStudy.approach,
    caseStudy.outcome,
    ...searchTextsOf(blocks),
    ...wordings.flatMap(({ texts }) => Object.values(texts)),
  ].join('\n');
}
