import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { BODY_BYTES, idParam, route } from './contract-parts.ts';
import { CV_LIMITS } from './model/content.ts';
import { DESIGN_CHOICES } from './model/design.ts';
import { CV_EXPORTS, type CvExport } from './model/export-formats.ts';
import { cvContent } from './model/schema.ts';

/** The API routes that render and export CVs. */

export { CV_EXPORTS, type CvExport } from './model/export-formats.ts';

/** The export formats of cover letters. */
export const LETTER_EXPORTS = ['pdf', 'docx'] as const;
export type LetterExport = (typeof LETTER_EXPORTS)[number];
const letter = z.string().min(1).max(CV_LIMITS.id);

const isExport = (format: string): format is CvExport => CV_EXPORTS.some((available) => available === format);
const page = z.coerce.number().int().min(1).max(999).default(1);

/** Comma-separated formats without repetition. */
const formats = z
  .string()
  .max(400)
  .transform((list, ctx): CvExport[] => {
    const requested = [...new Set(list.split(',').map((format) => format.trim()))].filter(Boolean);
    const unknown = requested.find((format) => !isExport(format));
    const available = CV_EXPORTS.join(', ');
    if (unknown !== undefined)
      ctx.addIssue({ code: 'custom', params: { word: 'noSuchFormat', format: unknown, formats: available } });
    else if (requested.length === 0) ctx.addIssue({ code: 'custom', params: { word: 'noFormat', formats: available } });
    return requested.filter(isExport);
  });

/** Bounds the list of known pages; no CV has more. */
const MAX_KNOWN_PAGES = 200;

const file = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) });
const finding = z.object({ id: z.string(), text: z.string() });

export const pageRoutes = {
  export: oc
    .route({
      method: 'GET',
      path: '/cvs/{id}/export/{format}',
      tags: ['CVs'],
      summary: 'Export a CV in one format',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...idParam, format: z.enum(CV_EXPORTS), page }))
    .output(file),
  exportMany: oc
    .route({
      method: 'GET',
      path: '/cvs/{id}/export',
      tags: ['CVs'],
      summary: 'Export a CV in several formats as a ZIP; separate formats with commas',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...idParam, formats, page }))
    .output(file),
  exportLetter: oc
    .route({
      method: 'GET',
      path: '/cvs/{id}/letters/{letter}/export/{format}',
      tags: ['CVs'],
      summary: 'Export a cover letter',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ ...idParam, letter, format: z.enum(LETTER_EXPORTS) }))
    .output(file),
  templates: oc
    .$meta<RouteMeta>({})
    .route({ method: 'GET', path: '/cv-templates', tags: ['CVs'], summary: 'List CV templates' })
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            character: z.string(),
            columns: z.int(),
            fonts: z.string(),
            /** The accent of a CV whose member has chosen none. */
            accent: z.string(),
            /** Where the head stands unless the design says otherwise. */
            head: z.enum(['start', 'centre']),
            honours: z.array(z.string()),
          }),
        ),
      }),
    ),
  preview: route(
    'POST',
    '/{id}/preview',
    'Render a CV’s pages from the saved or a submitted document, with the position of each section and entry',
  )
    .meta({ bodyBytes: BODY_BYTES })
    .input(
      z.strictObject({
        ...idParam,
        document: cvContent.optional(),
        /** Id of a cover letter to render in place of the CV. */
        letter: letter.optional(),
        /** Id of an editor; of its queued requests, only the latest is executed. */
        editor: z.string().max(CV_LIMITS.tag).optional(),
        /** Fingerprints of pages that the client already has. Their content is omitted. */
        known: z.array(z.string().max(CV_LIMITS.tag)).max(MAX_KNOWN_PAGES).optional(),
      }),
    )
    .output(
      z.object({
        pages: z.array(z.string()),
        fingerprints: z.array(z.string()),
        blocks: z.array(
          z.object({ id: z.string(), page: z.int(), x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        ),
      }),
    ),
  thumbnail: oc
    .route({
      method: 'GET',
      path: '/cvs/{id}/thumbnail',
      tags: ['CVs'],
      summary: 'Get a thumbnail of a CV’s first page in its current or another template',
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        ...idParam,
        template: z.string().max(CV_LIMITS.tag).optional(),
        /** Makes the URL unique to a revision, so that no cached image of an earlier one is shown. */
        revision: z.coerce.number().int().optional(),
        width: z.coerce.number().int().min(64).max(1024).default(480),
      }),
    )
    .output(file),
  exampleThumbnail: oc
    .route({
      method: 'GET',
      path: '/cvs/examples/{example}/thumbnail',
      tags: ['CVs'],
      summary: 'Get a thumbnail of an example CV in your name',
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        example: z.string().max(CV_LIMITS.tag),
        width: z.coerce.number().int().min(64).max(1024).default(480),
      }),
    )
    .output(file),
  fit: route('POST', '/{id}/fit', 'Find the largest text size and spacing that fit a CV on a given number of pages')
    .meta({ bodyBytes: BODY_BYTES })
    .input(z.strictObject({ ...idParam, pages: z.int().min(1).max(20), document: cvContent.optional() }))
    .output(
      z.object({
        fits: z.boolean(),
        pages: z.int(),
        design: z.object({
          size: z.number(),
          lineHeight: z.number(),
          density: z.enum(DESIGN_CHOICES.density),
          spacing: z.number(),
          marginX: z.number(),
          marginY: z.number(),
        }),
      }),
    ),
  reading: route(
    'GET',
    '/{id}/reading',
    'Extract the text of the PDF as an applicant tracking system would, and list what is missing',
  )
    .input(z.strictObject(idParam))
    .output(
      z.object({
        /** Share of the height that each page fills, from 0 to 1. */
        pages: z.array(z.object({ fill: z.number() })),
        fields: z.int(),
        missing: z.array(finding),
        moved: z.array(finding),
        text: z.string(),
      }),
    ),
};
