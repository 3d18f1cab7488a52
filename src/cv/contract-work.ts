import { z } from 'zod';
import { BODY_BYTES, id, idParam, operations, path, place, route, words } from './contract-parts.ts';
import { CV_LIMITS } from './model/content.ts';
import { cvContent } from './model/schema.ts';

/** The API routes for CVs that are made from the member's work. */
export const workRoutes = {
  offers: route('GET', '/{id}/offers', 'List updates from the records of your work in a CV')
    .input(z.strictObject(idParam))
    .output(
      z.object({
        offers: z.array(
          z.object({
            at: place,
            name: z.string(),
            field: z.string(),
            change: z.enum(['changed', 'added', 'removed']),
            predecessors: z.array(z.string()),
            words,
            take: operations,
            leave: operations,
          }),
        ),
        /** Entries whose record was deleted or is in the trash. */
        orphans: z.array(z.object({ at: place, name: z.string(), leave: operations, inTrash: z.boolean() })),
        /** The wordings that the records of entries have besides their full texts. */
        wordings: z.array(z.object({ at: place, names: z.array(z.string()) })),
      }),
    ),

  wording: route(
    'POST',
    '/{id}/wording',
    'List the operations that show a CV, or one entry, in another wording of your work',
  )
    .meta({ bodyBytes: BODY_BYTES })
    .input(
      z.strictObject({
        ...idParam,
        /** Empty for the full texts; null for an entry that follows the CV. */
        wording: z.string().max(CV_LIMITS.tag).nullable(),
        at: path.optional(),
        document: cvContent.optional(),
      }),
    )
    .output(z.object({ operations })),
  uses: route('GET', '/uses', 'List where a record of your work is used: CVs, their letters, your site, and links')
    .input(z.strictObject({ record: z.uuid() }))
    .output(
      z.object({
        /** The CVs, with the names of their letters that quote the record; null if there are too many CVs to read. */
        items: z.array(z.object({ id, name: z.string(), letters: z.array(z.string()).nullable() })),
        /** Links that are not revoked to a CV that uses the record; `cv` is null for a link to the record itself. */
        links: z.array(z.object({ id: z.string(), label: z.string(), cv: id.nullable() })),
        /** Whether the member's site shows it, as far as it shows records of its kind. */
        onSite: z.boolean(),
      }),
    ),
};
