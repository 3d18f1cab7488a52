/** Kinds, variants and limits of a site's sections, without the schemas, which would bloat the client bundle. */

/** Sections that every site has from the start. They show what the member keeps elsewhere: profile, work and CV. */
export const RECORD_SECTIONS = [
  'about',
  'projects',
  'experience',
  'education',
  'achievements',
  'cv',
  'links',
  'contact',
] as const;
export type RecordSection = (typeof RECORD_SECTIONS)[number];

/** Further sections that show what the member keeps elsewhere. */
export const WORK_SECTIONS = ['posts', 'publications', 'talks', 'skills', 'testimonials'] as const;
export type WorkSection = (typeof WORK_SECTIONS)[number];

/** Sections whose content is written in the site itself. */
export const WRITTEN_SECTIONS = [
  'hero',
  'text',
  'gallery',
  'numbers',
  'services',
  'clients',
  'press',
  'faq',
  'now',
] as const;
export type WrittenSection = (typeof WRITTEN_SECTIONS)[number];

export const SITE_SECTIONS = [...RECORD_SECTIONS, ...WORK_SECTIONS, ...WRITTEN_SECTIONS] as const;
export type SiteSectionKind = (typeof SITE_SECTIONS)[number];

export const isRecordSection = (kind: SiteSectionKind): kind is RecordSection =>
  RECORD_SECTIONS.some((one) => one === kind);

export const isWrittenSection = (kind: SiteSectionKind): kind is WrittenSection =>
  WRITTEN_SECTIONS.some((one) => one === kind);

/** The ways in which sections of each kind can look, the usual one first. */
export const SECTION_VARIANTS = {
  about: ['text', 'large'],
  projects: ['covers', 'titles'],
  experience: ['full', 'brief'],
  education: ['full', 'brief'],
  achievements: ['brief', 'full'],
  cv: ['links'],
  links: ['list'],
  contact: ['link', 'form'],
  posts: ['list', 'covers'],
  /** In groups by year or by type, or as one list. */
  publications: ['year', 'type', 'list'],
  talks: ['full', 'brief'],
  skills: ['full', 'brief'],
  testimonials: ['cards', 'quotes'],
  /** A picture over the whole width, a portrait beside the text, or a project of the member. */
  hero: ['picture', 'portrait', 'project'],
  text: ['text', 'large', 'columns'],
  gallery: ['rows', 'squares', 'wide'],
  numbers: ['row', 'list'],
  services: ['cards', 'list'],
  clients: ['logos', 'names'],
  press: ['list', 'quotes'],
  faq: ['open', 'folded'],
  now: ['text', 'large'],
} as const satisfies Record<SiteSectionKind, readonly [string, ...string[]]>;

/** Sections that the navigation leads to unless the member decides otherwise. */
const NAVIGATED: ReadonlySet<SiteSectionKind> = new Set([
  'projects',
  'experience',
  'education',
  'achievements',
  'posts',
  'publications',
  'talks',
  'cv',
  'contact',
]);
export const isNavigated = (kind: SiteSectionKind) => NAVIGATED.has(kind);

/** Reports whether the navigation can lead to a section. A hero opens its page, and its headline is not a name. */
export const isNavigable = (kind: SiteSectionKind) => kind !== 'hero';

/** Posts that a section shows unless the member decides otherwise. */
export const USUAL_POSTS = 5;

/** The fields of the items of a section, in the order of its form. */
export const ITEM_FIELDS = {
  numbers: ['value', 'name'],
  services: ['name', 'value', 'text'],
  clients: ['name', 'url', 'image'],
  press: ['name', 'source', 'date', 'url', 'text'],
  faq: ['name', 'text'],
} as const satisfies Partial<Record<WrittenSection, readonly string[]>>;
export type ItemSection = keyof typeof ITEM_FIELDS;

export const SECTION_LIMITS = {
  /** Sections of a page. */
  sections: 40,
  /** Pages of the member's own. */
  pages: 30,
  /** Characters of all texts of all sections together. */
  total: 200_000,
  heading: 60,
  text: 20_000,
  items: 60,
  pictures: 60,
  /** Posts of a section. */
  posts: 50,
  /** A name of an item, such as a question or a headline. */
  name: 200,
  /** A number, or the price of a service. */
  value: 80,
  source: 120,
  itemText: 4000,
  alt: 500,
  caption: 500,
  label: 60,
  address: 2000,
  title: 60,
  description: 160,
} as const;
