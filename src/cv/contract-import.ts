import { z } from 'zod';
import { place, route, storedContent } from './contract-parts.ts';
import { CV_LIMITS } from './model/content.ts';
import { CV_FORMATS, CV_PROBLEMS } from './model/formats/reading/report.ts';
import { DOUBTS } from './model/formats/unstructured/doubts.ts';
import { SECTION_KINDS } from './model/shapes.ts';

/** Largest request body with a file in Base64, with some room. */
const FILE_BODY_BYTES = 12 * 1024 * 1024;

/** The longest data address of a photo, with which a document still fits in a request. */
export const PHOTO_LENGTH = 1_400_000;

/** The photo of a read file as a data address, to send back with the reviewed document. */
export const photo = z
  .string()
  .max(PHOTO_LENGTH)
  .regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/);

export const report = z.object({
  format: z.enum(CV_FORMATS),
  imported: z.int(),
  kept: z.int(),
  sections: z.array(z.object({ kind: z.enum(SECTION_KINDS), from: z.string(), count: z.int() })),
  warnings: z.array(
    z.object({
      problem: z.enum(CV_PROBLEMS),
      from: z.string(),
      at: place.optional(),
      field: z.string().optional(),
      text: z.string().optional(),
    }),
  ),
});

const textSpan = z.object({ line: z.int(), start: z.int(), end: z.int() });
const points = z.number();

/** The text of a file whose layout was recognized, with what became of each part. */
const source = z.object({
  lines: z.array(
    z.object({
      /** Pieces of one look, in groups that are apart on the page. The text of a line joins the groups by tabs. */
      segments: z.array(z.array(z.object({ text: z.string(), size: points, bold: z.boolean(), italic: z.boolean() }))),
      page: z.int(),
      /** In points from the upper left corner. Absent in formats without positions. */
      box: z.object({ left: points, top: points, width: points, height: points }).optional(),
      /** The depth of a list item, from 0. */
      bullet: z.int().optional(),
      heading: z.int().optional(),
      /** The space above the line in line heights. */
      gapAbove: z.number(),
    }),
  ),
  pages: z.array(
    z.object({
      width: points,
      height: points,
      /** Of a scan, as a data address. */
      picture: z.string().optional(),
    }),
  ),
  /** The kind of typeface of most letters; null if the file doesn't say it. */
  face: z.enum(['serif', 'sans', 'mono']).nullable(),
  /** The text that became a field of the document, and whether it surely belongs there. */
  marks: z.array(
    textSpan.extend({
      ...{ path: place, field: z.string(), sure: z.boolean() },
      /** Why the text may not belong there. */
      doubt: z.enum(DOUBTS).optional(),
    }),
  ),
  unplaced: z.array(textSpan),
  /** Id of the hidden section of the document that holds the unplaced text; null if all was placed. */
  unplacedSection: z.string().nullable(),
  /** The template that looks most like the file. */
  template: z.string(),
});

/** The parts of both operations that read a file. */
export const fileInput = z.strictObject({
  content: z.string().min(1),
  filename: z.string().max(CV_LIMITS.line).optional(),
});
export const fileMeta = { bodyBytes: FILE_BODY_BYTES, upload: true } as const;

/** The part of both operations that read a file at a web address. */
export const addressInput = z.strictObject({ address: z.string().min(1).max(CV_LIMITS.address) });

const reading = z.object({
  document: storedContent,
  name: z.string(),
  report,
  photo: photo.nullable(),
  /** Null for data of Vitrine or another program, which is read exactly. */
  source: source.nullable(),
});

export const readFromAddressRoute = route(
  'POST',
  '/read/address',
  'Read a CV from a file at a web address to review it, like a file that is sent',
)
  .input(addressInput)
  .output(reading);

export const readFileRoute = route(
  'POST',
  '/read',
  'Read a CV file to review it: the document, where each field is in the file, and the text that no field holds. Nothing is stored',
)
  .meta(fileMeta)
  .input(fileInput)
  .output(reading);
