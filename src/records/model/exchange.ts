import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';

/** Problems that an import can report for a field. The messages under `import.problems` hold a sentence for each. */
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
  'expiresBeforeDate',
  'unknownField',
  'unknownKind',
  'noSuchImage',
  'noSuchFile',
  'noSuchRecord',
  'asDraft',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Limits of a single import. */
export const IMPORT_LIMITS = { bytes: 2 * 1024 * 1024, items: 2000 } as const;
/** Request body limit; above the file limit because JSON escaping makes text longer. */
const BODY_BYTES = 5 * 1024 * 1024;

/** Returns the routes that import and export one kind of record in other programs' file formats. */
export function exchangeRoutes<Facts extends z.ZodRawShape>(kind: {
  tag: string;
  path: `/${string}`;
  /** Fields that identify an item in the preview, beside its title. */
  facts: Facts;
}) {
  const { tag, path, facts } = kind;
  const item = z.object({
    index: z.int(),
    title: z.string(),
    ...facts,
    /** Existing record that looks like this item, or null. */
    duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** Fields that were left out or corrected. */
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
          /** File contents as text. */
          content: z.string().min(1).max(IMPORT_LIMITS.bytes),
          /** Indexes of the items to import; without it, the request is a preview and nothing is saved. */
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
