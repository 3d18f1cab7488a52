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
  ROOT_SHAPE,
  SECTION_SHAPE,
  type Section,
  type SectionKind,
  type Shape,
} from './shapes.ts';

/** All that a CV says, and how it looks. */
export type CvContent = {
  basics: Basics;
  sections: Section[];
  design: Design;
  /** What of the checks the member does not want to hear of again. It is nobody else's. */
  dismissed: string[];
  letters: Letter[];
  /** What a file from elsewhere said beside all that we know of. */
  extras: Extra[];
};

/** How much there may be of what. All of a CV together is at most `bytes` of JSON. */
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
  marks: [],
  image: '',
  level: 0,
  cefr: '',
  source: null,
  area: 'main',
  columns: 1,
};

/** What a field holds before anything is written in it. */
export const emptyValue = (shape: FieldShape): unknown => (typeof shape === 'string' ? EMPTY_VALUES[shape] : []);
const emptyValues = (shape: Shape) =>
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
