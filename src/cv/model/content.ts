import { DEFAULT_DESIGN, type Design } from './design.ts';
import {
  BASICS_SHAPE,
  type Basics,
  type Extra,
  type FieldShape,
  type FieldTypes,
  type Letter,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type Node,
  type NodeKind,
  type NodeShape,
  ROOT_SHAPE,
  SECTION_SHAPE,
  type Section,
  type SectionKind,
} from './shapes.ts';

/** The content and design of a CV. */
export type CvContent = {
  basics: Basics;
  sections: Section[];
  design: Design;
  /** Marks of the check results that the member dismissed. Private to the member. */
  dismissed: string[];
  /** The wording in which entries from the member's work are shown; empty for the full texts. Private to the member. */
  wording: string;
  letters: Letter[];
  /** Data from an imported file that no field of the model can hold. */
  extras: Extra[];
};

/** Maximum lengths and counts. A whole CV takes at most `bytes` as JSON. */
export const CV_LIMITS = {
  bytes: 512 * 1024,
  name: 200,
  tags: 20,
  tag: 40,
  line: 500,
  text: 20_000,
  address: 2000,
  date: 60,
  words: 100,
  word: 200,
  marks: 2000,
  mark: 120,
  id: 40,
  sections: 100,
  items: 500,
  extras: 500,
  letters: 20,
  key: 200,
} as const;

const EMPTY_VALUES: FieldTypes = {
  line: '',
  text: '',
  date: '',
  address: '',
  flag: false,
  words: [],
  name: '',
  marks: [],
  image: '',
  level: 0,
  cefr: '',
  publication: '',
  source: null,
  area: 'main',
  columns: 1,
};

/** Returns the empty value of a field. */
export const emptyValue = (shape: FieldShape): unknown => (typeof shape === 'string' ? EMPTY_VALUES[shape] : []);
const emptyValues = (shape: NodeShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, emptyValue(field)]));

export const emptyNode = <K extends NodeKind>(kind: K, id: string): Node<K> =>
  ({ id, visible: true, extras: [], ...emptyValues(NODE_SHAPES[kind]) }) as unknown as Node<K>;

export const emptySection = <K extends SectionKind>(kind: K, id: string): Section<K> =>
  ({ id, kind, visible: true, ...emptyValues(SECTION_SHAPE), showTitle: true, items: [] }) as unknown as Section<K>;

export const EMPTY_BASICS = {
  ...emptyValues(BASICS_SHAPE),
  location: { ...emptyValues(LOCATION_SHAPE), extras: [] },
  extras: [],
} as unknown as Basics;

export const EMPTY_CONTENT = {
  ...emptyValues(ROOT_SHAPE),
  basics: EMPTY_BASICS,
  sections: [],
  design: DEFAULT_DESIGN,
  extras: [],
} as unknown as CvContent;
