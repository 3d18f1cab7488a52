import { z } from 'zod';
import { prose } from '#platform/pure/fields.ts';
import { CV_LIMITS, type CvContent } from './content.ts';
import { DEFAULT_DESIGN, DESIGN_CHOICES, DESIGN_RANGES } from './design.ts';

import {
  AREAS,
  BASICS_SHAPE,
  CEFR_LEVELS,
  type FieldShape,
  type FieldType,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type NodeKind,
  type NodeShape,
  PUBLICATION_KINDS,
  ROOT_SHAPE,
  SECTION_KINDS,
  SECTION_SHAPE,
  SECTION_SHAPES,
  type SectionKind,
} from './shapes.ts';
import { duplicateIdPaths } from './tree.ts';

const { line, text, date, address, words, word, marks, mark, id, items, sections, extras, key } = CV_LIMITS;

/** A single line, not trimmed, so that an imported file is exported unchanged. */
const oneLine = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);
const nodeId = z
  .string()
  .min(1)
  .max(id)
  .regex(/^[\w-]+$/);
/** Any JSON value, unchanged. */
const anyJson = z.unknown();
/** A BCP 47 tag. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
  .max(CV_LIMITS.tag);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

const FIELD_SCHEMAS: Record<FieldType, z.ZodType> = {
  line: oneLine(line),
  text: prose(text),
  date: oneLine(date),
  address: oneLine(address),
  flag: z.boolean(),
  words: z.array(oneLine(word)).max(words),
  name: oneLine(CV_LIMITS.tag),
  marks: z.array(oneLine(mark)).max(marks),
  // An image that an import couldn't take along is left out, and not its entry with it.
  image: z.union([z.literal(''), z.uuid()]).default(''),
  level: z.int().min(0).max(5),
  cefr: z.enum(CEFR_LEVELS),
  publication: z.enum(PUBLICATION_KINDS),
  source: z
    .strictObject({
      id: z.uuid(),
      seen: z.record(z.string().max(key), anyJson),
      ids: z.record(nodeId, nodeId).optional(),
      wording: oneLine(CV_LIMITS.tag).optional(),
      language: languageTag.optional(),
    })
    .nullable(),
  area: z.enum(AREAS),
  columns: z.int().min(1).max(6),
};

const extraSchema = z.strictObject({ key: prose(key), was: anyJson.optional(), wrote: anyJson.optional() });
const extrasSchema = z.array(extraSchema).max(extras);

const fieldSchema = (field: FieldShape): z.ZodType =>
  typeof field === 'string' ? FIELD_SCHEMAS[field] : z.array(nodeSchema(field[0])).max(items);
export const fieldSchemas = (shape: NodeShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldSchema(field)]));
const nodeObject = (kind: NodeKind) =>
  z.strictObject({ id: nodeId, visible: z.boolean(), extras: extrasSchema, ...fieldSchemas(NODE_SHAPES[kind]) });
const nodeSchema = (kind: NodeKind): z.ZodType => nodeObject(kind);
const NEWER_PUBLICATION_FIELDS = {
  kind: FIELD_SCHEMAS.publication.default(''),
  ...{ volume: FIELD_SCHEMAS.line.default(''), issue: FIELD_SCHEMAS.line.default('') },
  ...{ pages: FIELD_SCHEMAS.line.default(''), pdf: FIELD_SCHEMAS.address.default('') },
  ...{ editors: FIELD_SCHEMAS.words.default([]), imprint: FIELD_SCHEMAS.line.default('') },
};
/** Clients that write items without these newer fields keep working. */
const newerItemFields = (kind: SectionKind) => ({
  startOnNewPage: FIELD_SCHEMAS.flag.default(false),
  ...(kind === 'publications' && NEWER_PUBLICATION_FIELDS),
  ...('source' in SECTION_SHAPES[kind] && { source: FIELD_SCHEMAS.source.default(null) }),
});
const sectionSchema = (kind: SectionKind) =>
  z.strictObject({
    id: nodeId,
    kind: z.literal(kind),
    visible: z.boolean(),
    ...fieldSchemas(SECTION_SHAPE),
    items: z
      .array(nodeObject(kind).extend(newerItemFields(kind)))
      .max(Object.keys(SECTION_SHAPES[kind]).length > 0 ? items : 0),
  });

/** Clients that write letters without quotes keep working. */
const letterSchema = nodeObject('letter').extend({ quotes: fieldSchema(['quote']).default([]) });

const [first, ...others] = SECTION_KINDS.map(sectionSchema);
if (!first) throw new Error('no section kinds are defined');

/** Returns the schema of a measure of the design. */
const measure = (name: keyof typeof DESIGN_RANGES) => {
  const [min, max] = DESIGN_RANGES[name];
  return z.number().min(min).max(max);
};

/** Clients that write designs without these newer fields keep working. */
const NEWER_DESIGN_FIELDS = {
  bullets: z.enum(DESIGN_CHOICES.bullets).default(DEFAULT_DESIGN.bullets),
  head: z.enum(DESIGN_CHOICES.head).default(DEFAULT_DESIGN.head),
  headings: z.enum(DESIGN_CHOICES.headings).default(DEFAULT_DESIGN.headings),
  spacing: measure('spacing').default(DEFAULT_DESIGN.spacing),
  days: z.boolean().default(DEFAULT_DESIGN.days),
  qr: z.enum(DESIGN_CHOICES.qr).default(DEFAULT_DESIGN.qr),
  qrAddress: oneLine(address).default(DEFAULT_DESIGN.qrAddress),
};

const design = z.strictObject({
  ...Object.fromEntries(Object.entries(DESIGN_CHOICES).map(([name, choices]) => [name, z.enum(choices)])),
  ...Object.fromEntries(
    (Object.keys(DESIGN_RANGES) as (keyof typeof DESIGN_RANGES)[]).map((name) => [name, measure(name)]),
  ),
  template: oneLine(CV_LIMITS.tag),
  fonts: oneLine(CV_LIMITS.tag),
  language: languageTag,
  text: color,
  accent: color,
  background: color,
  icons: z.boolean(),
  pageNumbers: z.boolean(),
  footer: prose(line),
  ...NEWER_DESIGN_FIELDS,
});

/** Validates the document of a CV, in which the id of each node is unique. */
export const cvContent = z
  .strictObject({
    // Clients that write documents without these newer fields keep working.
    dismissed: FIELD_SCHEMAS[ROOT_SHAPE.dismissed].default([]),
    wording: FIELD_SCHEMAS[ROOT_SHAPE.wording].default(''),
    letters: z.array(letterSchema).max(CV_LIMITS.letters).default([]),
    basics: z.strictObject({
      ...fieldSchemas(BASICS_SHAPE),
      location: z.strictObject({ ...fieldSchemas(LOCATION_SHAPE), extras: extrasSchema }),
      extras: extrasSchema,
    }),
    sections: z.array(z.discriminatedUnion('kind', [first, ...others])).max(sections),
    design,
    extras: extrasSchema,
  })
  .superRefine((content, ctx) => {
    for (const path of duplicateIdPaths(content as unknown as CvContent)) {
      ctx.addIssue({ code: 'custom', path: [...path, 'id'], params: { word: 'idTaken' } });
    }
  }) as unknown as z.ZodType<CvContent>;
