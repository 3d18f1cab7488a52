import { z } from 'zod';
import { line, optionalWebAddress, prose } from '#platform/pure/fields.ts';
import { CALLOUT_TONES, FIELD_BLOCKS, BLOCK_LIMITS as LIMITS, MAX_PICTURES, PICTURE_WIDTHS } from './limits.ts';
import { textLengthOf } from './text-length.ts';

const picture = z.strictObject({
  image: z.uuid(),
  alt: line(LIMITS.alt).default(''),
  caption: line(LIMITS.caption).default(''),
});
const pictures = (maximum: number) => z.array(picture).max(maximum).default([]);
const caption = line(LIMITS.caption).default('');
/** The id of a video, a recording or a download of the member. */
const medium = z.uuid().nullable().default(null);
const transcript = prose(LIMITS.text).default('');
/** A language of captions, as in HTML. */
const languageTag = z
  .string()
  .max(LIMITS.trackLanguage)
  .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i);
const tracks = z
  .array(z.strictObject({ media: z.uuid(), language: languageTag, label: line(LIMITS.label).default('') }))
  .max(LIMITS.tracks)
  .default([]);

const blockOf = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: z.uuid(), kind: z.literal(kind), ...shape });

const OWN_BLOCKS = [
  /** Markdown text. */
  blockOf('text', { text: prose(LIMITS.text).default('') }),
  blockOf('heading', { text: line(LIMITS.heading).default('') }),
  blockOf('picture', { width: z.enum(PICTURE_WIDTHS).default('column'), pictures: pictures(MAX_PICTURES.picture) }),
  blockOf('pair', { pictures: pictures(MAX_PICTURES.pair) }),
  blockOf('grid', { pictures: pictures(MAX_PICTURES.grid) }),
  /** The picture before a change, and the one after it. */
  blockOf('comparison', { pictures: pictures(MAX_PICTURES.comparison) }),
  blockOf('quote', {
    text: prose(LIMITS.quote).default(''),
    source: line(LIMITS.source).default(''),
    url: optionalWebAddress(LIMITS.address).default(''),
  }),
  blockOf('code', { text: prose(LIMITS.code).default(''), language: line(LIMITS.language).default(''), caption }),
  blockOf('table', {
    /** The first row has the headings of the columns. */
    hasHeading: z.boolean().default(true),
    rows: z
      .array(z.array(line(LIMITS.cell)).max(LIMITS.columns))
      .max(LIMITS.rows)
      .default([]),
    caption,
  }),
  blockOf('figures', {
    figures: z
      .array(z.strictObject({ label: line(LIMITS.label).default(''), value: line(LIMITS.value).min(1) }))
      .max(LIMITS.figures)
      .default([]),
  }),
  blockOf('divider', {}),
  /** Markdown text that is set off. */
  blockOf('callout', { tone: z.enum(CALLOUT_TONES).default('note'), text: prose(LIMITS.text).default('') }),
  blockOf('video', {
    media: medium,
    /** The id of the image that is shown before the video plays. */
    poster: z.uuid().nullable().default(null),
    width: z.enum(PICTURE_WIDTHS).default('column'),
    /** Captions, one file for each language. */
    tracks,
    /** A description of the video for people who can't see it. */
    alt: line(LIMITS.alt).default(''),
    caption,
    transcript,
  }),
  blockOf('audio', { media: medium, title: line(LIMITS.title).default(''), caption, transcript }),
  /** A file to download. Its format and size are shown with it. */
  blockOf('file', { media: medium, label: line(LIMITS.title).default('') }),
  /** A page elsewhere, such as a video or a design. Nothing of it is loaded before a visitor opens it. */
  blockOf('embed', { url: optionalWebAddress(LIMITS.address).default(''), title: line(LIMITS.title).default('') }),
] as const;

/** A block with content of its own. */
const ownBlock = z.discriminatedUnion('kind', OWN_BLOCKS);
export type OwnBlock = z.infer<typeof ownBlock>;

/** A block of a case study. Those of the kind `field` show a field of the project, which keeps its content. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ id: z.enum(FIELD_BLOCKS), kind: z.literal('field') }),
  ...OWN_BLOCKS,
]);
export type Block = z.infer<typeof block>;

const listOf = <One extends { id: string }>(one: z.ZodType<One>) =>
  z
    .array(one)
    .max(LIMITS.blocks)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length)
    .refine((blocks) => textLengthOf(blocks) <= LIMITS.total, {
      params: { word: 'tooLong', maximum: LIMITS.total },
    });

/** The blocks of a case study, some of which may be the places of fields. */
export const blocksField = listOf(block);
/** The blocks of a text that has no fields beside them. */
export const ownBlocksField = listOf(ownBlock);
