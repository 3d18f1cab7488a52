import { z } from 'zod';
import { line, optionalPartialDate, optionalWebAddress, prose } from '#platform/pure/fields.ts';
import { isLinkAddress, LINKED_PAGES } from './link-address.ts';
import {
  ITEM_FIELDS,
  type ItemSection,
  isNavigated,
  SECTION_LIMITS as LIMITS,
  type RecordSection,
  SECTION_VARIANTS,
  type SiteSectionKind,
  USUAL_POSTS,
} from './section-kinds.ts';

/** Names a section within its site, and is the end of its address: `services`, `services-2`. */
const sectionId = z.string().regex(/^[a-z][a-z0-9]{0,19}(?:-[0-9]{1,4})?$/);

const image = z.uuid().nullable();

const linkAddress = z
  .string()
  .trim()
  .max(LIMITS.address)
  .refine((address) => address === '' || isLinkAddress(address), { params: { word: 'invalidUrl' } });

const ITEM_SHAPE = {
  name: line(LIMITS.name).default(''),
  value: line(LIMITS.value).default(''),
  source: line(LIMITS.source).default(''),
  date: optionalPartialDate.default(''),
  url: optionalWebAddress(LIMITS.address).default(''),
  text: prose(LIMITS.itemText).default(''),
  image: image.default(null),
};
type ItemShape = typeof ITEM_SHAPE;

/** Returns the schema of the items of a kind of section. */
function itemsOf<const Kind extends ItemSection>(kind: Kind) {
  const names: readonly (keyof ItemShape)[] = ITEM_FIELDS[kind];
  const shape = Object.fromEntries(names.map((name) => [name, ITEM_SHAPE[name]])) as Pick<
    ItemShape,
    (typeof ITEM_FIELDS)[Kind][number]
  >;
  return z
    .array(z.strictObject({ id: z.uuid(), ...shape }))
    .max(LIMITS.items)
    .default([]);
}

/** Returns the schema of a kind of section. Scripts may leave out whatever has a default. */
const sectionOf = <const Kind extends SiteSectionKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    id: sectionId,
    kind: z.literal(kind),
    visible: z.boolean(),
    /** Set by the member; if empty, the default heading in the site's language, if the kind has one. */
    heading: line(LIMITS.heading).default(''),
    /** Whether the navigation leads to it. */
    inNavigation: z.boolean().default(isNavigated(kind)),
    variant: z.enum(SECTION_VARIANTS[kind]).default(SECTION_VARIANTS[kind][0] as never),
    ...shape,
  });

/** The first section of such a kind is named like it. */
const recordSection = <const Kind extends RecordSection, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  sectionOf(kind, shape).extend({ id: sectionId.default(kind) });

const picture = z.strictObject({
  image: z.uuid(),
  alt: line(LIMITS.alt).default(''),
  caption: line(LIMITS.caption).default(''),
});

/** Schema of a section of a site. */
export const siteSection = z.discriminatedUnion('kind', [
  recordSection('about', {}),
  /** Projects with a tag; without one, the featured ones or else the first. */
  recordSection('projects', { tag: line(LIMITS.name).default('') }),
  recordSection('experience', {}),
  recordSection('education', {}),
  recordSection('achievements', {}),
  recordSection('cv', {}),
  recordSection('links', {}),
  recordSection('contact', {}),
  /** The latest posts, or the latest with a tag. */
  sectionOf('posts', {
    tag: line(LIMITS.name).default(''),
    count: z.int().min(1).max(LIMITS.posts).default(USUAL_POSTS),
  }),
  sectionOf('publications', {}),
  sectionOf('talks', {}),
  sectionOf('skills', {}),
  sectionOf('testimonials', {}),
  sectionOf('hero', {
    text: prose(LIMITS.itemText).default(''),
    image: image.default(null),
    /** Describes the image. */
    alt: line(LIMITS.alt).default(''),
    /** Id of the project that is shown. */
    project: z.uuid().nullable().default(null),
    link: z
      .strictObject({
        label: line(LIMITS.label),
        url: linkAddress,
        /** A page of the site, instead of an address: one of every site, or the id of one of the member's own. */
        page: z.union([z.enum(LINKED_PAGES), z.uuid()]).optional(),
      })
      .default({ label: '', url: '' }),
  }),
  sectionOf('text', { text: prose(LIMITS.text).default('') }),
  sectionOf('gallery', { pictures: z.array(picture).max(LIMITS.pictures).default([]) }),
  sectionOf('numbers', { items: itemsOf('numbers') }),
  sectionOf('services', { items: itemsOf('services') }),
  sectionOf('clients', { items: itemsOf('clients') }),
  sectionOf('press', { items: itemsOf('press') }),
  sectionOf('faq', { items: itemsOf('faq') }),
  /** The occupation of the moment, and the date of the text. */
  sectionOf('now', { text: prose(LIMITS.text).default(''), date: optionalPartialDate.default('') }),
]);
export type SiteSection = z.infer<typeof siteSection>;
export type SectionOf<Kind extends SiteSectionKind> = Extract<SiteSection, { kind: Kind }>;

export const siteSections = z.array(siteSection).max(LIMITS.sections);
