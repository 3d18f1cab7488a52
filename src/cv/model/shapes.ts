/**
 * The data model of a CV. The schema, empty values, operations, merging and comparison are derived from these tables. A
 * shape has fields; a kind in brackets is a list of nodes of that shape, each with an `id`.
 */

/** Nodes within items and other nodes, for example a role in a company or a bullet of a role. */
const NESTED_NODE_SHAPES = {
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
  /** A cover letter; `name` is the member's own title for it. Its sender and design are those of the CV. */
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
    quotes: ['quote'],
  },
  /** A text of the CV that a letter has taken over: the key of the text, and its wording at that time. */
  quote: { of: 'line', text: 'text' },
} as const;

/** Fields of the items of every kind. */
export const ITEM_SHAPE = { startOnNewPage: 'flag' } as const;
/** Fields of the items that can be linked to the member's work. */
export const LINKED_ITEM_SHAPE = { source: 'source', ...ITEM_SHAPE } as const;

/** The kinds of section, with the fields of their items. A kind without item fields shows content of `basics`. */
export const SECTION_SHAPES = {
  summary: {},
  work: {
    name: 'line',
    companyDescription: 'text',
    location: 'line',
    url: 'address',
    logo: 'image',
    roles: ['role'],
    ...LINKED_ITEM_SHAPE,
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
    ...LINKED_ITEM_SHAPE,
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
    ...LINKED_ITEM_SHAPE,
  },
  projects: {
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
    ...LINKED_ITEM_SHAPE,
  },
  achievements: {
    title: 'line',
    kind: 'line',
    issuer: 'line',
    date: 'date',
    expires: 'date',
    url: 'address',
    credentialId: 'line',
    summary: 'text',
    ...LINKED_ITEM_SHAPE,
  },
  awards: { title: 'line', awarder: 'line', date: 'date', url: 'address', summary: 'text', ...ITEM_SHAPE },
  certificates: {
    name: 'line',
    issuer: 'line',
    date: 'date',
    expires: 'date',
    url: 'address',
    credentialId: 'line',
    summary: 'text',
    ...LINKED_ITEM_SHAPE,
  },
  /**
   * `publisher` is the venue: a journal, a conference, the book of a chapter, a publisher or a university. `imprint` is
   * the publisher of a venue that is a book, and `editors` are those of the book.
   */
  publications: {
    title: 'line',
    authors: 'words',
    kind: 'publication',
    publisher: 'line',
    editors: 'words',
    imprint: 'line',
    volume: 'line',
    issue: 'line',
    pages: 'line',
    date: 'date',
    doi: 'line',
    url: 'address',
    pdf: 'address',
    summary: 'text',
    ...LINKED_ITEM_SHAPE,
  },
  talks: {
    title: 'line',
    event: 'line',
    location: 'line',
    date: 'date',
    url: 'address',
    summary: 'text',
    ...LINKED_ITEM_SHAPE,
  },
  /** `proficiency` is the level in words, `level` that in dots from 1 to 5; 0 shows no dots. */
  skills: { name: 'line', proficiency: 'line', level: 'level', keywords: 'words', ...LINKED_ITEM_SHAPE },
  languages: { language: 'line', fluency: 'line', cefr: 'cefr', ...LINKED_ITEM_SHAPE },
  interests: { name: 'line', keywords: 'words', ...ITEM_SHAPE },
  references: {
    name: 'line',
    position: 'line',
    organization: 'line',
    email: 'line',
    phone: 'line',
    url: 'address',
    reference: 'text',
    ...LINKED_ITEM_SHAPE,
  },
  text: { text: 'text', ...ITEM_SHAPE },
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
    ...ITEM_SHAPE,
  },
} as const;

export type SectionKind = keyof typeof SECTION_SHAPES;
export const SECTION_KINDS = Object.keys(SECTION_SHAPES) as SectionKind[];

/** Kinds of section whose entries take one line at most. */
const SHORT_KINDS = ['skills', 'languages', 'interests'] as const;
export type ShortKind = (typeof SHORT_KINDS)[number];
export const isShort = (kind: string): kind is ShortKind => (SHORT_KINDS as readonly string[]).includes(kind);

/** Kinds of sections whose entries can be added by a line that gives title, organization, period and location. */
const LINE_KINDS = ['work', 'volunteer', 'education'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const isLineKind = (kind: string): kind is LineKind => (LINE_KINDS as readonly string[]).includes(kind);

/** All kinds of nodes. A node has an id and can be moved, hidden and removed. */
export const NODE_SHAPES = { ...NESTED_NODE_SHAPES, ...SECTION_SHAPES } as const;

/** Fields of the CV as a whole. */
export const ROOT_SHAPE = {
  /** Marks of the check results that the member dismissed; `checks/marks.ts` defines their format. */
  dismissed: 'marks',
  /** The wording in which entries from the member's work are shown; empty for the full texts. */
  wording: 'name',
  /** Separate documents, left out of everything that publishes or exports the CV. */
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
  /** Shown in place of all other fields. */
  display: 'line',
} as const;
/** Fields of a section, besides its items. */
export const SECTION_SHAPE = {
  title: 'line',
  showTitle: 'flag',
  area: 'area',
  columns: 'columns',
  keepTogether: 'flag',
  startOnNewPage: 'flag',
} as const;

/**
 * The record of the member's work that an item was made from. `seen` has its field values at the last update, `ids` the
 * ids of its nodes that are different in this CV, and `wording` the wording of its texts, if not that of the CV. An item
 * with a `language` is translated: its texts no longer come from the record.
 */
export type ItemSource = {
  id: string;
  seen: Record<string, unknown>;
  ids?: Record<string, string>;
  wording?: string;
  language?: string;
};
export type Area = 'main' | 'sidebar';
export const AREAS = ['main', 'sidebar'] as const;
export const CEFR_LEVELS = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** Kinds of publications; empty if the member didn't choose one. */
export const PUBLICATION_KINDS = [
  '',
  'article',
  'conference',
  'chapter',
  'book',
  'thesis',
  'preprint',
  'report',
  'dataset',
  'software',
  'other',
] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

export type FieldTypes = {
  /** One line of text for readers. */
  line: string;
  /** Several lines of text, with a limited set of Markdown. */
  text: string;
  /** `1843`, `1843-07` or `1843-07-10`. Imported text that isn't a date stays and is shown as written. */
  date: string;
  /** As written; only a web address becomes a link. */
  address: string;
  flag: boolean;
  words: string[];
  /** An internal name, never shown to readers. */
  name: string;
  /** Unique internal keys, never shown to anyone. */
  marks: string[];
  /** The id of one of the member's images, or an empty string. */
  image: string;
  level: number;
  cefr: CefrLevel;
  publication: PublicationKind;
  source: ItemSource | null;
  area: Area;
  columns: number;
};
export type FieldType = keyof FieldTypes;
export type NestedNodeKind = keyof typeof NESTED_NODE_SHAPES;
export type NodeKind = keyof typeof NODE_SHAPES;
export type FieldShape = FieldType | readonly [NestedNodeKind];
export type NodeShape = Readonly<Record<string, FieldShape>>;

type ValueOf<F> = F extends FieldType
  ? FieldTypes[F]
  : F extends readonly [infer K extends NestedNodeKind]
    ? Node<K>[]
    : never;
type ValuesOf<S> = { -readonly [Name in keyof S]: ValueOf<S[Name]> };

/**
 * Imported data that our fields don't hold: `was` is the value under `key`. If `wrote` is set, it is the value that our
 * own fields write there, and `was` replaces it only as long as they still do.
 */
export type Extra = { key: string; was?: unknown; wrote?: unknown };

export type Node<K extends NodeKind = NodeKind> = {
  id: string;
  visible: boolean;
  extras: Extra[];
} & ValuesOf<(typeof NODE_SHAPES)[K]>;
export type SectionItem<K extends SectionKind = SectionKind> = K extends SectionKind ? Node<K> : never;

export type Basics = ValuesOf<typeof BASICS_SHAPE> & {
  location: ValuesOf<typeof LOCATION_SHAPE> & { extras: Extra[] };
  extras: Extra[];
};

export type SectionOf<K extends SectionKind> = { id: string; kind: K; visible: boolean; items: Node<K>[] } & ValuesOf<
  typeof SECTION_SHAPE
>;
export type Letter = Node<'letter'>;
/** A section of any kind. Its `kind` determines the type of its items. */
export type Section<K extends SectionKind = SectionKind> = K extends SectionKind ? SectionOf<K> : never;
