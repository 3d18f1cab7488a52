import { oc } from '@orpc/contract';
import { z } from 'zod';
import { recordSchema } from './model/record-schema.ts';

/** Routes of the version history of records: the state after each editing session. */

const id = z.uuid();

const recordVersion = z.object({
  id,
  /** Revision of the record at that time. */
  revision: z.int(),
  savedAt: z.iso.datetime(),
  /** Fields that differ from the version before, as paths; null for the first version. */
  changed: z.array(z.string()).nullable(),
});
export type RecordVersion = z.infer<typeof recordVersion>;

/** Returns the routes of the version history of one kind of record. */
export function recordVersionRoutes<Fields extends z.ZodRawShape, Beside extends z.ZodRawShape>(kind: {
  tag: string;
  path: `/${string}`;
  /** Fields of the document. */
  fields: Fields;
  /** Other fields of the record, which are not versioned. */
  beside: Beside;
}) {
  const { tag, path, fields, beside } = kind;
  const one = `${/^[aeiou]/i.test(tag) ? 'an' : 'a'} ${tag.slice(0, -1).toLowerCase()}`;
  const route = (method: 'GET' | 'POST', rest: string, summary: string) =>
    oc.route({ method, path: `${path}/{id}/versions${rest}`, tags: [tag], summary });
  return {
    versions: route('GET', '', `List the versions of ${one}, newest first, with pagination`)
      .input(
        z.strictObject({
          id,
          cursor: z.string().max(1000).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
      )
      .output(z.object({ items: z.array(recordVersion), nextCursor: z.string().optional() })),
    readVersion: route('GET', '/{version}', `Get a version of ${one} with its document`)
      .input(z.strictObject({ id, version: id }))
      .output(recordVersion.extend({ document: z.object(fields) })),
    restoreVersion: route('POST', '/{version}/restore', `Restore a version of ${one}, except who can see it`)
      .input(z.strictObject({ id, version: id, revision: z.int().min(1) }))
      /** `kept` is the version that holds the replaced state. */
      .output(recordSchema({ ...beside, ...fields, kept: id })),
  };
}
