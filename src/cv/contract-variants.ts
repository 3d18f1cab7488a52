import { oc } from '@orpc/contract';
import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import { TRANSLATION_BODY_BYTES, TRANSLATION_FILE_BYTES } from '#records/contract.ts';
import { change, id, idParam, route } from './contract-parts.ts';
import { CV_LIMITS, type CvContent } from './model/content.ts';
import { languageTag } from './model/schema.ts';
import { UPDATE_ANSWERS, VARIANT_PURPOSES } from './model/variants/variant.ts';

/** Routes for CVs that follow another one: tailored to a job, or in another language. */

/** Output only: the content was validated on input. */
const storedContent: z.ZodType<CvContent> = z.any();
const name = line(CV_LIMITS.name).min(1);
const revision = z.int().min(1);
const purpose = z.enum(VARIANT_PURPOSES);
const MAX_PARTS = 1000;
const MAX_TEXTS = 5000;
const MAX_FAMILIES = 200;
const textKeys = z.array(z.string().max(2 * CV_LIMITS.id + 1)).max(MAX_TEXTS);

const variant = z.object({
  /** `revision` is null if the original is in the trash; there are no updates then. */
  original: z.object({ id, name: z.string(), language: z.string(), revision: z.int().nullable() }),
  purpose,
  language: z.string(),
  locked: z.boolean(),
  updates: z.array(z.object({ part: z.string(), changes: z.array(change), isEdited: z.boolean() })),
  /** The number of differences from the original. */
  differences: z.int(),
  /** How many texts are translated; null for a variant in the same language. */
  progress: z.object({ total: z.int(), done: z.int(), missing: z.int(), changed: z.int() }).nullable(),
  /** Whether the last answer can be undone. */
  canUndo: z.boolean(),
  revision: z.int(),
});
export type CvVariant = z.infer<typeof variant>;

const familyMember = z.object({
  id,
  name: z.string(),
  originalId: id.nullable(),
  purpose: purpose.nullable(),
  visibility: z.string(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});
export type FamilyMember = z.infer<typeof familyMember>;

const answered = z.object({ id, revision: z.int(), updatedAt: z.iso.datetime() });

export const variantRoutes = {
  families: route('GET', '/families', 'List your CVs with what they were made from')
    .input(
      z.strictObject({
        /** How many families a page has at most. */
        limit: z.coerce.number().int().min(1).max(MAX_FAMILIES).default(MAX_FAMILIES),
        cursor: z.string().max(500).optional(),
      }),
    )
    .output(z.object({ items: z.array(familyMember), nextCursor: z.string().optional() })),
  createVariant: route(
    'POST',
    '/{id}/variants',
    'Make a CV that follows this one, for a job or in another language',
    201,
  )
    .input(
      z.discriminatedUnion('purpose', [
        z.strictObject({
          ...idParam,
          purpose: z.literal('job'),
          name,
          /** The job, for a cover letter. */
          position: line(CV_LIMITS.line).optional(),
          company: line(CV_LIMITS.line).optional(),
        }),
        z.strictObject({ ...idParam, purpose: z.literal('language'), name, language: languageTag }),
      ]),
    )
    .output(z.object({ id, name: z.string(), revision: z.int() })),
  variant: route('GET', '/{id}/variant', 'Read what a CV follows, and the updates of its original')
    .input(z.strictObject(idParam))
    .output(z.object({ variant: variant.nullable() })),
  answerUpdates: route('POST', '/{id}/variant/answers', 'Take, keep or replace: answer updates of a CV’s original')
    .input(
      z.strictObject({
        ...idParam,
        revision,
        /** The revision of the original that the updates were read from. */
        originalRevision: revision,
        answers: z
          .array(z.strictObject({ part: z.string().max(CV_LIMITS.id), answer: z.enum(UPDATE_ANSWERS) }))
          .min(1)
          .max(MAX_PARTS),
      }),
    )
    /** `answer` names this answer, for undo. */
    .output(answered.extend({ answer: z.int() })),
  undoAnswers: route('POST', '/{id}/variant/undo', 'Undo the last answer to updates of a CV’s original')
    .input(z.strictObject({ ...idParam, revision, answer: z.int() }))
    .output(answered),
  detachVariant: route('DELETE', '/{id}/variant', 'Let a CV no longer follow its original')
    .input(z.strictObject(idParam))
    .output(z.object({ status: z.literal(true) })),
  differences: route('GET', '/{id}/differences/{from}', 'Compare a CV with another one of its family')
    .input(z.strictObject({ ...idParam, from: id }))
    .output(z.object({ changes: z.array(change) })),
  translation: route('GET', '/{id}/translation', 'Read what the texts of a CV in another language are translated from')
    .input(z.strictObject(idParam))
    .output(
      z.object({
        language: z.string(),
        original: z.object({ id, name: z.string(), language: z.string(), revision: z.int(), document: storedContent }),
        /** The original at the time of the translation. */
        base: storedContent,
        /** The keys of texts that are the same in both languages. */
        same: z.array(z.string()),
      }),
    ),
  markTexts: route('PATCH', '/{id}/translation', 'Mark texts of a CV in another language as up to date, or as the same')
    .input(
      z.strictObject({
        ...idParam,
        originalRevision: revision,
        /** Texts whose translation is up to date with the original. */
        seen: textKeys.optional(),
        same: textKeys.optional(),
        /** Texts that are no longer the same. */
        different: textKeys.optional(),
      }),
    )
    .output(z.object({ same: z.array(z.string()) })),
  exportTranslation: oc
    .route({
      method: 'GET',
      path: '/cvs/{id}/translation/{format}',
      tags: ['CVs'],
      summary: 'Download the texts of a CV for a translator',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...idParam, format: z.enum(['xliff', 'csv']) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  importTranslation: route('POST', '/{id}/translation/file', 'Import translated texts from an XLIFF or CSV file')
    .meta({ bodyBytes: TRANSLATION_BODY_BYTES, upload: true })
    .input(z.strictObject({ ...idParam, revision, content: z.string().min(1).max(TRANSLATION_FILE_BYTES) }))
    .output(answered.extend({ imported: z.int(), skipped: z.array(z.string()) })),
};
