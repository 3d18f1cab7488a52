import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type RecordOf, recordFacets, recordRoutes } from '#records/contract.ts';
import { ENTRY_STATUSES, type EntryDocument } from './model/entries/entry.ts';
import { entryFields } from './model/entries/entry-schema.ts';

/** Public contract of the entries of a member's work, which CVs are made from along with projects and achievements. */

export type Entry = RecordOf<EntryDocument>;

const MAX_NEW_ENTRIES = 500;

export const entriesContract = {
  ...recordRoutes({
    tag: 'Entries',
    path: '/entries',
    fields: entryFields,
    required: ['kind', 'fields'],
    given: {},
    heavy: [],
    statuses: ENTRY_STATUSES,
    actions: ['activate', 'archive'],
  }),
  facets: oc
    .route({
      method: 'GET',
      path: '/entries/facets',
      tags: ['Entries'],
      summary: 'Count your entries by status and tag, of one kind or of all, and by kind',
    })
    .input(z.strictObject({ kind: entryFields.kind.optional() }))
    .output(recordFacets.extend({ kinds: z.partialRecord(entryFields.kind, z.int()) })),
  createMany: oc
    .route({
      method: 'POST',
      path: '/entries/batch',
      tags: ['Entries'],
      summary: 'Create several entries, or find those that exist already with the same content',
    })
    .input(
      z.strictObject({
        entries: z
          .array(z.strictObject({ kind: entryFields.kind, fields: entryFields.fields }))
          .min(1)
          .max(MAX_NEW_ENTRIES),
      }),
    )
    .output(z.object({ ids: z.array(z.uuid()), created: z.int() })),
};
