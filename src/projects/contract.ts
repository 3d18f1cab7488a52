import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type RecordOf, recordRoutes } from '#records/contract.ts';
import { PROJECT_STATUSES, type ProjectDocument, projectFields } from './model/fields.ts';

/** Door of the projects domain for both sides. */

export {
  EMPTY_PROJECT,
  PROJECT_LIMITS,
  PROJECT_STATUSES,
  type ProjectDocument,
  type ProjectStatus,
} from './model/fields.ts';

export type Project = RecordOf<ProjectDocument & { slug: string }>;
export type ProjectItem = Omit<Project, 'caseStudy' | 'gallery' | 'metrics' | 'collaborators'>;

export const PROJECT_ACTIONS = ['publish', 'draft', 'archive'] as const;

export const IMPORT_BYTES = 2 * 1024 * 1024;

/** What a file holds, before anything of it is kept. */
export const projectImport = z.object({
  items: z.array(
    z.object({
      index: z.int(),
      title: z.string(),
      summary: z.string(),
      start: z.string(),
      end: z.string(),
      /** The project that is there already and looks the same. */
      duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
      /** What was left out or put right, as keys of the words that tell it, with the field. */
      warnings: z.array(z.object({ field: z.string(), problem: z.string() })),
    }),
  ),
  /** The ids of what was made; none while it is only looked at. */
  made: z.array(z.uuid()),
});
export type ProjectImport = z.infer<typeof projectImport>;

export const projectsContract = {
  ...recordRoutes({
    tag: 'Projects',
    path: '/projects',
    fields: projectFields,
    required: ['title'],
    given: {},
    heavy: ['caseStudy', 'gallery', 'metrics', 'collaborators'],
    statuses: PROJECT_STATUSES,
    actions: PROJECT_ACTIONS,
  }),
  import: oc
    .route({
      method: 'POST',
      path: '/projects/import',
      tags: ['Projects'],
      summary: 'Look at a JSON Resume or CSV, or bring in what is taken of it',
    })
    .input(
      z.strictObject({
        content: z.string().min(1).max(IMPORT_BYTES),
        /** Which of the items to keep; without it nothing is kept. */
        take: z.array(z.int().min(0)).max(2000).optional(),
      }),
    )
    .output(projectImport),
  export: oc
    .route({
      method: 'GET',
      path: '/projects/export/{format}',
      tags: ['Projects'],
      summary: 'All of one’s own as a file',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ format: z.enum(['csv', 'json']) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
