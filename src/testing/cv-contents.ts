import fc from 'fast-check';
import type { CvContent } from '#cv/model/content.ts';
import { DESIGN_CHOICES, DESIGN_RANGES } from '#cv/model/design.ts';
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
} from '#cv/model/shapes.ts';
import { allNodesOf } from '#cv/model/tree.ts';
import { hasBackslashKey } from './backslash-keys.ts';

type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

const NO_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const NO_TEXT = /[\0\p{Cs}]+/gu;

const characters = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }));
const line = fc.oneof(
  fc.constantFrom(
    '',
    'Ada Lovelace',
    ' two  spaces ',
    '*Ada*',
    '# x',
    'آدا لوفلايس',
    '计算机',
    '👩‍💻',
    '__proto__',
    '{x}',
  ),
  characters.map((text) => text.replace(NO_LINE, '')),
);
const text = fc.oneof(
  fc.constantFrom('', 'Wrote **Note G**.\n\n- one\n- two', '[notes](https://example.org)', '<b>', '```', '\\'),
  characters.map((raw) => raw.replace(NO_TEXT, '')),
);
const json = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
/** Omits `__proto__`, which Zod drops from records. */
const seen = fc.dictionary(
  characters.filter((key) => key !== '__proto__'),
  json,
  { maxKeys: 2 },
);

const FIELDS: Record<FieldType, fc.Arbitrary<unknown>> = {
  line,
  text,
  date: fc.oneof(fc.constantFrom('', '1815-12-10', '1843', '1843-07', '2024-02-30', 'summer 1843'), line),
  address: fc.oneof(fc.constantFrom('', 'https://example.org/ada', 'example.org', 'javascript:alert(1)'), line),
  flag: fc.boolean(),
  words: fc.array(line, { maxLength: 3 }),
  name: fc.constantFrom('', 'short', 'For buyers'),
  marks: fc.uniqueArray(fc.constantFrom('missingPhone@/basics#phone', 'longCv@/', 'longBullet@b1#text'), {
    maxLength: 3,
  }),
  image: fc.oneof(fc.constant(''), fc.uuid()),
  level: fc.integer({ min: 0, max: 5 }),
  cefr: fc.constantFrom(...CEFR_LEVELS),
  publication: fc.constantFrom(...PUBLICATION_KINDS),
  source: fc.oneof(fc.constant(null), fc.record({ id: fc.uuid(), seen }, { noNullPrototype: true })),
  area: fc.constantFrom(...AREAS),
  columns: fc.integer({ min: 1, max: 6 }),
};

const plain = (fields: Arbitraries) => fc.record(fields, { noNullPrototype: true });

/** Strings that become keys of the file, without backslashes (see `hasBackslashKey`). */
const key = text.map((raw) => (raw as string).replaceAll('\\', ''));
const extra = fc.record({ key, was: json, wrote: json }, { requiredKeys: ['key'], noNullPrototype: true });
const extras = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(extra, { maxLength: 2 }));

/** Ids that include duplicates, which `withUniqueIds` replaces. */
const ids = fc.oneof(
  fc.constantFrom('work', 'work-1', 'work-1-role', 'skills-1', '__proto__', 'constructor', '0'),
  fc.uuid(),
);

const fieldsOf = (shape: NodeShape): Arbitraries =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]));
const fieldOf = (field: FieldShape): fc.Arbitrary<unknown> =>
  typeof field === 'string' ? FIELDS[field] : fc.array(nodeOf(field[0]), { maxLength: 2 });
const nodeOf = (kind: NodeKind) => plain({ id: ids, visible: mostly(true), extras, ...fieldsOf(NODE_SHAPES[kind]) });
const mostly = (value: boolean) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fc.constant(!value));

const sectionOf = (kind: SectionKind) =>
  plain({
    id: ids,
    kind: fc.constant(kind),
    visible: mostly(true),
    ...fieldsOf(SECTION_SHAPE),
    items: fc.array(nodeOf(kind), { maxLength: Object.keys(SECTION_SHAPES[kind]).length > 0 ? 3 : 0 }),
  });

const color = fc.constantFrom('#000000', '#1F2328', '#0f5c5c', '#ffffff');
const design = plain({
  ...Object.fromEntries(Object.entries(DESIGN_CHOICES).map(([name, choices]) => [name, fc.constantFrom(...choices)])),
  ...Object.fromEntries(
    Object.entries(DESIGN_RANGES).map(([name, [min, max]]) => [name, fc.double({ min, max, noNaN: true })]),
  ),
  template: fc.constantFrom('classic', 'modern'),
  fonts: fc.constantFrom('', 'serif'),
  language: fc.constantFrom('en', 'de', 'ar', 'pt-BR'),
  text: color,
  accent: color,
  background: color,
  icons: fc.boolean(),
  pageNumbers: fc.boolean(),
  days: fc.boolean(),
  footer: text,
  qrAddress: FIELDS.address,
});

/** Generates any CV document that the schema allows: all section kinds, hidden parts and scripts, in small sizes. */
export const cvContents = (): fc.Arbitrary<CvContent> =>
  plain({
    ...fieldsOf(ROOT_SHAPE),
    basics: plain({
      ...fieldsOf(BASICS_SHAPE),
      location: plain({ ...fieldsOf(LOCATION_SHAPE), extras }),
      extras,
    }),
    sections: fc.array(fc.oneof(...SECTION_KINDS.map(sectionOf)), { maxLength: 5 }),
    design,
    extras,
  })
    .filter((content) => !hasBackslashKey(content))
    .map((content) => withUniqueIds(structuredClone(content) as CvContent));

function withUniqueIds(content: CvContent) {
  const usedIds = new Set<unknown>();
  for (const { value } of allNodesOf(content)) {
    if (usedIds.has(value.id)) value.id = `n${usedIds.size}`;
    if (value.id !== undefined) usedIds.add(value.id);
  }
  return content;
}
