import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import { wordingsField } from '#records/contract.ts';
import { fieldSchemas } from '../schema.ts';
import { duplicateIdPaths } from '../tree.ts';
import {
  contentOfEntry,
  ENTRY_KINDS,
  ENTRY_LIMITS,
  ENTRY_PATH,
  ENTRY_STATUSES,
  type EntryDocument,
  type EntryKind,
  entryShapeOf,
  isOnSites,
} from './entry.ts';

/** Fields of an entry that a member can edit. `fields` is checked by `entryDocument`, because it depends on the kind. */
export const entryFields = {
  kind: z.enum(ENTRY_KINDS),
  fields: z.record(z.string().max(100), z.unknown()),
  wordings: wordingsField(),
  tags: z.array(line(ENTRY_LIMITS.tag).min(1)).max(ENTRY_LIMITS.tags),
  status: z.enum(ENTRY_STATUSES),
};

const schemaOf = (kind: EntryKind) =>
  z.strictObject({ ...entryFields, kind: z.literal(kind), fields: z.strictObject(fieldSchemas(entryShapeOf(kind))) });
const [first, ...others] = ENTRY_KINDS.map(schemaOf);
if (!first) throw new Error('no kinds of entries are defined');

/** Validates the stored document of an entry, in which the id of each node is unique. */
export const entryDocument = z
  .discriminatedUnion('kind', [first, ...others])
  .superRefine(({ kind, status }, ctx) => {
    if (status === 'published' && !isOnSites(kind))
      ctx.addIssue({ code: 'custom', path: ['status'], params: { word: 'badField' } });
  })
  .superRefine(({ kind, fields }, ctx) => {
    for (const path of duplicateIdPaths(contentOfEntry({ kind, fields }))) {
      const inFields = path.slice(ENTRY_PATH.length);
      ctx.addIssue({ code: 'custom', path: ['fields', ...inFields, 'id'], params: { word: 'idTaken' } });
    }
  }) as unknown as z.ZodType<EntryDocument>;
