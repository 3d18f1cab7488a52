import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/route-meta.ts';

/** What can be said of a field of something that is brought in; `import.problems` of the words says each in a sentence. */
export const IMPORT_PROBLEMS = [
  'other',
  'missing',
  'tooLong',
  'tooMany',
  'cleaned',
  'brokenText',
  'invalidDate',
  'dateRead',
  'yearOnly',
  'invalidUrl',
  'addressCompleted',
  'endsBeforeStart',
  'unknownField',
  'unknownKind',
  'noSuchImage',
  'noSuchFile',
  'noSuchRecord',
  'asDraft',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** How much may be brought in at once. */
export const IMPORT_LIMITS = { bytes: 2 * 1024 * 1024, items: 2000 } as const;
/** Text in JSON takes more room than by itself. */
const BODY_BYTES = 5 * 1024 * 1024;

/** The routes by which one kind of record comes in from files of other programs, and goes out into them. */
export function exchangeRoutes<Facts extends z.ZodRawShape>(kind: {
  tag: string;
  path: `/${string}`;
  /** What tells an item of a file from others, beside its title. */
  facts: Facts;
}) {
  const { tag, path, facts } = kind;
  const item = z.object({
    index: z.int(),
    title: z.string(),
    ...facts,
    /** What is there already and looks the same. */
    duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** What was left out or put right. */
    warnings: z.array(z.object({ field: z.string(), problem: z.enum(IMPORT_PROBLEMS) })),
  });
  return {
    import: oc
      .$meta<RouteMeta>({ bodyBytes: BODY_BYTES, upload: true })
      .route({
        method: 'POST',
        path: `${path}/import`,
        tags: [tag],
        summary: `Preview or import ${tag.toLowerCase()} from JSON Resume or CSV`,
      })
      .input(
        z.strictObject({
          /** The file, as text. */
          content: z.string().min(1).max(IMPORT_LIMITS.bytes),
          /** Which of its items to keep; without it nothing is kept. */
          take: z.array(z.int().min(0)).max(IMPORT_LIMITS.items).optional(),
        }),
      )
      .output(z.object({ items: z.array(item), made: z.array(z.uuid()) })),
    export: oc
      .route({
        method: 'GET',
        path: `${path}/export/{format}`,
        tags: [tag],
        summary: `Export your ${tag.toLowerCase()}`,
        outputStructure: 'detailed',
      })
      .input(z.strictObject({ format: z.enum(['csv', 'json']) }))
      .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  };
}
