import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { type RecordOf, recordFacets, recordRoutes, recordVersionRoutes } from '#records/contract.ts';
import { change } from './contract-parts.ts';
import { ENTRY_STATUSES, type EntryDocument } from './model/entries/entry.ts';
import { entryFields } from './model/entries/entry-schema.ts';
import { CITATION_FORMATS, CITATION_PROBLEMS } from './model/formats/citations/citation.ts';

/** Public contract of the entries of a member's work, which CVs are made from along with projects and achievements. */

export type Entry = RecordOf<EntryDocument>;

/** The formats of exports: a JSON Resume of all entries, and lists of the publications. */
const ENTRY_EXPORTS = ['json', ...CITATION_FORMATS] as const;
export type EntryExport = (typeof ENTRY_EXPORTS)[number];

const MAX_NEW_ENTRIES = 500;

/** Largest request body with a file in Base64, with some room. */
const FILE_BODY_BYTES = 12 * 1024 * 1024;

const newEntries = z
  .array(z.strictObject({ kind: entryFields.kind, fields: entryFields.fields }))
  .min(1)
  .max(MAX_NEW_ENTRIES);

/** An entry, with the one that the member has already, and the fields that both have together. */
const matchedEntry = z.object({
  kind: entryFields.kind,
  fields: entryFields.fields,
  state: z.enum(['new', 'same', 'similar']),
  existing: z.object({ id: z.uuid(), revision: z.int() }).nullable(),
  merged: entryFields.fields.nullable(),
  changes: z.array(change),
  /** The ids of nodes in the entry, by those that they have in the existing one, as merged. */
  ids: z.record(z.string(), z.string()),
});
export type MatchedEntry = z.infer<typeof matchedEntry>;

/** An entry of a list of publications that is not imported. Lines count from 1; the key may be empty. */
const unreadEntry = z.object({ line: z.int(), key: z.string(), problem: z.enum(CITATION_PROBLEMS) });
export type UnreadEntry = z.infer<typeof unreadEntry>;

export const entriesContract = {
  ...recordRoutes({
    tag: 'Entries',
    path: '/entries',
    fields: entryFields,
    required: ['kind', 'fields'],
    given: {},
    heavy: [],
    statuses: ENTRY_STATUSES,
    actions: ['activate', 'publish', 'archive'],
  }),
  ...recordVersionRoutes({ tag: 'Entries', path: '/entries', fields: entryFields, beside: {} }),
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
    .input(z.strictObject({ entries: newEntries }))
    .output(z.object({ ids: z.array(z.uuid()), created: z.int() })),
  export: oc
    .route({
      method: 'GET',
      path: '/entries/export/{format}',
      tags: ['Entries'],
      summary: 'Export your entries that are not archived as a JSON Resume, or your publications as BibTeX or RIS',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ format: z.enum(ENTRY_EXPORTS) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  match: oc
    .$meta<RouteMeta>({ bodyBytes: FILE_BODY_BYTES })
    .route({
      method: 'POST',
      path: '/entries/matches',
      tags: ['Entries'],
      summary:
        'Find out which entries of a resume file, of a BibTeX or RIS file, or of a list, you have already. Nothing is stored',
    })
    .input(z.union([z.strictObject({ content: z.string().min(1) }), z.strictObject({ entries: newEntries })]))
    .output(z.object({ items: z.array(matchedEntry), problems: z.array(unreadEntry), recognized: z.boolean() })),
};
