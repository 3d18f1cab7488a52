/**
 * What a CV consists of, as plain data: the schema, empty values, operations, merging and comparing all follow from these
 * tables. A shape has fields; a list in brackets holds nodes of another shape, each with an `id` of its own.
 */

/** A role in a company, a bullet of a role: what stands under the items of a section. */
const PARTS = {
  highlight: { text: 'text' },
  role: {
    position: 'line',
    start: 'date',
    end: 'date',
    ongoing: 'flag',
    summary: 'text',
    highlights: ['highlight'],
  },
  profile: { network: 'line', username: 'line', url: 'address' },
  contact: { icon: 'line', label: 'line', value: 'line', url: 'address' },
  /** A cover letter, by the name that its member gives it. Who writes it, and how it looks, is the CV's. */
  letter: {
    name: 'line',
    recipient: 'line',
    company: 'line',
    address: 'text',
    date: 'date',
    place: 'line',
    subject: 'line',
    salutation: 'line',
    text: 'text',
    closing: 'line',
    enclosures: 'text',
  },
} as const;

/** The kinds of section, with the shape of their items. A section without items shows what stands in `basics`. */
export const SECTION_SHAPES = {
  summary: {},
  work: {
    name: 'line',
    companyDescription: 'text',
    location: 'line',
    url: 'address',
    logo: 'image',
    roles: ['role'],
  },
  volunteer: {
    organization: 'line',
    position: 'line',
    location: 'line',
    url: 'address',
    start: 'date',
    end: 'date',
    ongoing: 'flag',
    summary: 'text',
    highlights: ['highlight'],
  },
  education: {
    institution: 'line',
    area: 'line',
    studyType: 'line',
    score: 'line',
    location: 'line',
    url: 'address',
    start: 'date',
    end: 'date',
    ongoing: 'flag',
    courses: 'words',
    summary: 'text',
    highlights: ['highlight'],
  },
  projects: {
    source: 'source',
    name: 'line',
    entity: 'line',
    type: 'line',
    roles: 'words',
    url: 'address',
    start: 'date',
    end: 'date',
    ongoing: 'flag',
    description: 'text',
    highlights: ['highlight'],
    keywords: 'words',
  },
  achievements: {
    source: 'source',
    title: 'line',
    kind: 'line',
    issuer: 'line',
    date: 'date',
    expires: 'date',
    url: 'address',
    credentialId: 'line',
    summary: 'text',
  },
  awards: { title: 'line', awarder: 'line', date: 'date', url: 'address', summary: 'text' },
  certificates: {
    name: 'line',
    issuer: 'line',
    date: 'date',
    expires: 'date',
    url: 'address',
    credentialId: 'line',
    summary: 'text',
  },
  publications: {
    title: 'line',
    authors: 'words',
    publisher: 'line',
    date: 'date',
    doi: 'line',
    url: 'address',
    summary: 'text',
  },
  talks: { title: 'line', event: 'line', location: 'line', date: 'date', url: 'address', summary: 'text' },
  /** The level in words, as others write it, and in dots from 1 to 5; 0 shows none. */
  skills: { name: 'line', proficiency: 'line', level: 'level', keywords: 'words' },
  languages: { language: 'line', fluency: 'line', cefr: 'cefr' },
  interests: { name: 'line', keywords: 'words' },
  references: {
    name: 'line',
    position: 'line',
    organization: 'line',
    email: 'line',
    phone: 'line',
    url: 'address',
    reference: 'text',
  },
  text: { text: 'text' },
  custom: {
    title: 'line',
    subtitle: 'line',
    location: 'line',
    url: 'address',
    start: 'date',
    end: 'date',
    ongoing: 'flag',
    summary: 'text',
    highlights: ['highlight'],
    keywords: 'words',
  },
} as const;

export type SectionKind = keyof typeof SECTION_SHAPES;
export const SECTION_KINDS = Object.keys(SECTION_SHAPES) as SectionKind[];

/** All that is a node of a CV: something that can be moved, hidden and removed, and has an id. */
export const NODE_SHAPES = { ...PARTS, ...SECTION_SHAPES } as const;

/** What is there once. */
export const ROOT_SHAPE = {
  /** What the checks found and the member does not want to hear of again; `checks/marks.ts` says how it is marked. */
  dismissed: 'marks',
  /** Each is a document of its own, and part of no other: whatever gives the CV out leaves them out. */
  letters: ['letter'],
} as const;
export const BASICS_SHAPE = {
  name: 'line',
  headline: 'line',
  image: 'image',
  email: 'line',
  phone: 'line',
  url: 'address',
  summary: 'text',
  profiles: ['profile'],
  custom: ['contact'],
} as const;
export const LOCATION_SHAPE = {
  address: 'line',
  postalCode: 'line',
  city: 'line',
  region: 'line',
  countryCode: 'line',
  /** What is shown in place of all of it. */
  display: 'line',
} as const;
/** What a section has beside its items. */
export const SECTION_SHAPE = {
  title: 'line',
  showTitle: 'flag',
  area: 'area',
  columns: 'columns',
  keepTogether: 'flag',
  startOnNewPage: 'flag',
} as const;

/** What a project or an achievement of the member's said when the item was last made like it, field by field. */
export type Source = { id: string; seen: Record<string, unknown> };
export type Area = 'main' | 'sidebar';
export const AREAS = ['main', 'sidebar'] as const;
export const CEFR_LEVELS = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type Cefr = (typeof CEFR_LEVELS)[number];

export type FieldTypes = {
  /** One line, for people to read. */
  line: string;
  /** Several lines, in a small Markdown. */
  text: string;
  /** `1843`, `1843-07`, `1843-07-10`; what came from elsewhere and is no date stays as it was written, and is shown so. */
  date: string;
  /** As it was written; only a web address becomes a link. */
  address: string;
  flag: boolean;
  words: string[];
  /** For us alone, each once; nobody reads them. */
  marks: string[];
  /** One of the member's pictures by its id, or none. */
  image: string;
  level: number;
  cefr: Cefr;
  source: Source | null;
  area: Area;
  columns: number;
};
export type FieldType = keyof FieldTypes;
export type PartKind = keyof typeof PARTS;
export type NodeKind = keyof typeof NODE_SHAPES;
export type FieldShape = FieldType | readonly [PartKind];
export type Shape = Readonly<Record<string, FieldShape>>;

type ValueOf<F> = F extends FieldType
  ? FieldTypes[F]
  : F extends readonly [infer K extends PartKind]
    ? Node<K>[]
    : never;
type ValuesOf<S> = { -readonly [Name in keyof S]: ValueOf<S[Name]> };

/**
 * What a file from elsewhere said in this place and our fields do not: under `key` stood `was`. Where `wrote` is given, our
 * own fields would write that there, and `was` is only to be written as long as they do.
 */
export type Extra = { key: string; was?: unknown; wrote?: unknown };

export type Node<K extends NodeKind = NodeKind> = {
  id: string;
  visible: boolean;
  extras: Extra[];
} & ValuesOf<(typeof NODE_SHAPES)[K]>;
export type Item<K extends SectionKind = SectionKind> = K extends SectionKind ? Node<K> : never;

export type Basics = ValuesOf<typeof BASICS_SHAPE> & {
  location: ValuesOf<typeof LOCATION_SHAPE> & { extras: Extra[] };
  extras: Extra[];
};

export type SectionOf<K extends SectionKind> = { id: string; kind: K; visible: boolean; items: Node<K>[] } & ValuesOf<
  typeof SECTION_SHAPE
>;
export type Letter = Node<'letter'>;
/** A section of any kind: once its `kind` is known, so is what its items consist of. */
export type Section<K extends SectionKind = SectionKind> = K extends SectionKind ? SectionOf<K> : never;
