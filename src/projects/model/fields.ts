import { z } from 'zod';
import { blocksField } from '#blocks/contract.ts';
import { isBefore, line, optionalPartialDate, optionalWebAddress, prose, webAddress } from '#platform/pure/fields.ts';
import { slugField, wordingsField } from '#records/contract.ts';
import { PROJECT_LIMITS, PROJECT_STATUSES } from './limits.ts';

export { EMPTY_PROJECT, PROJECT_LIMITS, PROJECT_STATUSES, type ProjectStatus } from './limits.ts';

const { label, address } = PROJECT_LIMITS;

const word = line(PROJECT_LIMITS.tag).min(1);
const percentage = z.int().min(0).max(100);
/** A gallery image by id, with its alternative text and caption. */
const galleryImage = z.strictObject({
  image: z.uuid(),
  alt: line(PROJECT_LIMITS.alt).default(''),
  caption: line(PROJECT_LIMITS.caption).default(''),
});

/** Fields of a project that a member can edit. */
export const projectFields = {
  title: line(PROJECT_LIMITS.title).min(1),
  /** Follows the title until the project is published. */
  slug: slugField,
  summary: line(PROJECT_LIMITS.summary),
  role: line(PROJECT_LIMITS.role),
  client: line(PROJECT_LIMITS.client),
  start: optionalPartialDate,
  end: optionalPartialDate,
  ongoing: z.boolean(),
  status: z.enum(PROJECT_STATUSES),
  featured: z.boolean(),
  tags: z.array(word).max(PROJECT_LIMITS.tags),
  stack: z.array(word).max(PROJECT_LIMITS.stack),
  links: z
    .array(z.strictObject({ label: line(label).default(''), url: webAddress(address) }))
    .max(PROJECT_LIMITS.links),
  cover: z.uuid().nullable(),
  /** Alternative text of a cover that is not in the gallery, where it would have its own. */
  coverAlt: line(PROJECT_LIMITS.alt),
  /** Point of the cover that stays visible where it is cropped; null for the middle. */
  coverFocus: z.strictObject({ x: percentage, y: percentage }).nullable(),
  gallery: z.array(galleryImage).max(PROJECT_LIMITS.gallery),
  /** Markdown text. */
  caseStudy: z.strictObject({
    problem: prose(PROJECT_LIMITS.caseStudy).default(''),
    approach: prose(PROJECT_LIMITS.caseStudy).default(''),
    outcome: prose(PROJECT_LIMITS.caseStudy).default(''),
  }),
  /** The case study as it is told: blocks of its own, and the places of the fields that it shows. */
  blocks: blocksField,
  metrics: z
    .array(z.strictObject({ label: line(label), value: line(PROJECT_LIMITS.value).min(1) }))
    .max(PROJECT_LIMITS.metrics),
  collaborators: z
    .array(z.strictObject({ name: line(PROJECT_LIMITS.name).min(1), url: optionalWebAddress(address).default('') }))
    .max(PROJECT_LIMITS.collaborators),
  /** Other wordings of the summary, for CVs. */
  wordings: wordingsField(['summary']),
};

const { slug: _, ...documentFields } = projectFields;

/** The stored document; the slug is stored separately. */
export const projectDocument = z
  .strictObject(documentFields)
  .refine(({ start, end, ongoing }) => ongoing || end === '' || !isBefore(end, start), {
    path: ['end'],
    params: { word: 'endsBeforeStart' },
  });
export type ProjectDocument = z.infer<typeof projectDocument>;
