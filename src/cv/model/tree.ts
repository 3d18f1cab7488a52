import type { CvContent } from './content.ts';
import {
  BASICS_SHAPE,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type NodeKind,
  ROOT_SHAPE,
  SECTION_SHAPE,
  type SectionKind,
  type Shape,
} from './shapes.ts';

/**
 * A CV as a tree of places. Each has fields, and lists of further places; those in a list have ids. A path names a place by
 * the lists and ids that lead to it: `['sections', 'work', 'items', 'i1', 'roles', 'r1']`. The lone ones, which are always
 * there, are `[]`, `['basics']`, `['basics', 'location']` and `['design']`.
 */
export type Path = readonly string[];
export type PlaceKind = NodeKind | 'section' | 'root' | 'basics' | 'location' | 'design';
export type Values = Record<string, unknown>;

export type Place = {
  kind: PlaceKind;
  /** In which kind of section it stands. */
  section?: SectionKind;
  path: Path;
  value: Values;
};

type Lists = Readonly<Record<string, PlaceKind>>;

/** What stands in lists of a place, by the name of the list. */
export function listsOf({ kind, value }: Pick<Place, 'kind' | 'value'>): Lists {
  if (kind === 'root') return { sections: 'section', letters: 'letter' };
  if (kind === 'section') return { items: value.kind as SectionKind };
  const known = LISTS.get(kind) ?? listsIn(shapeOf(kind));
  LISTS.set(kind, known);
  return known;
}

/** With each letter places are looked for, and shapes never change. */
const LISTS = new Map<PlaceKind, Lists>();
const listsIn = (shape: Shape): Lists =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (typeof field === 'string' ? [] : [[name, field[0]]])),
  );

/** The fields of a kind of place that a member writes. */
export function shapeOf(kind: PlaceKind): Shape {
  switch (kind) {
    case 'root':
      return ROOT_SHAPE;
    case 'design':
      return {};
    case 'basics':
      return BASICS_SHAPE;
    case 'location':
      return LOCATION_SHAPE;
    case 'section':
      return SECTION_SHAPE;
    default:
      return NODE_SHAPES[kind];
  }
}

const LONE = { root: { basics: 'basics', design: 'design' }, basics: { location: 'location' } } as const;
const loneOf = (kind: PlaceKind): Readonly<Record<string, PlaceKind>> =>
  kind === 'root' || kind === 'basics' ? LONE[kind] : {};

/** The lone places inside a place, by their names. */
export const loneIn = ({ kind, path, value }: Place) =>
  Object.entries(loneOf(kind)).map(([name, inside]) => ({
    name,
    inside: { kind: inside, path: [...path, name], value: value[name] as Values } satisfies Place,
  }));

export const rootOf = (content: CvContent): Place => ({ kind: 'root', path: [], value: content as unknown as Values });

/** The places of a list. */
export function placesIn(place: Place, list: string): Place[] {
  const kind = kindIn(place, list);
  return kind ? valuesIn(place, list).map((value) => placed(place, list, kind, value)) : [];
}

/** One of a list, if it is there. */
export function placeIn(place: Place, list: string, id: string | undefined): Place | undefined {
  const kind = kindIn(place, list);
  const value = kind && valuesIn(place, list).find((one) => one.id === id);
  return value && placed(place, list, kind, value);
}

function kindIn(place: Place, list: string) {
  const lists = listsOf(place);
  return Object.hasOwn(lists, list) ? lists[list] : undefined;
}
export const valuesIn = ({ value }: Place, list: string) => value[list] as Values[];

const placed = (place: Place, list: string, kind: PlaceKind, value: Values): Place => ({
  kind,
  ...inSection(place, value, kind),
  path: [...place.path, list, value.id as string],
  value,
});
function inSection(place: Place, value: Values, kind: PlaceKind) {
  const section = kind === 'section' ? (value.kind as SectionKind) : place.section;
  return section ? { section } : {};
}

/** The places right inside one: those that are always there, then those in its lists. */
export const placesInside = (place: Place): Place[] => [
  ...loneIn(place).map(({ inside }) => inside),
  ...Object.keys(listsOf(place)).flatMap((list) => placesIn(place, list)),
];

/** All places below one, from the top to the bottom. */
export function* placesBelow(place: Place): Generator<Place> {
  for (const inside of placesInside(place)) {
    yield inside;
    yield* placesBelow(inside);
  }
}

export const placesOf = (content: CvContent): Place[] => [...placesBelow(rootOf(content))];

/** The place that a path leads to, if it is there. */
export const placeAt = (content: CvContent, path: Path): Place | undefined => placeBelow(rootOf(content), path);

function placeBelow(place: Place, path: Path): Place | undefined {
  const [first, id] = path;
  if (first === undefined) return place;
  const lone = loneIn(place).find(({ name }) => name === first);
  if (lone) return placeBelow(lone.inside, path.slice(1));
  const item = placeIn(place, first, id);
  return item && placeBelow(item, path.slice(2));
}

/** Where in the document there are nodes whose id is that of one before them. */
export function idsTwice(content: CvContent): PropertyKey[][] {
  const seen = new Set<unknown>();
  const look = (place: Place, at: PropertyKey[]): PropertyKey[][] => {
    const { id } = place.value;
    const isTwice = id !== undefined && seen.has(id);
    seen.add(id);
    const lists = Object.keys(listsOf(place));
    return [
      ...(isTwice ? [at] : []),
      ...loneIn(place).flatMap(({ name, inside }) => look(inside, [...at, name])),
      ...lists.flatMap((list) => placesIn(place, list).flatMap((item, index) => look(item, [...at, list, index]))),
    ];
  };
  return look(rootOf(content), []);
}

/** The first field that holds words: what a place is called where it has no title. */
const NAMED_BY = [
  'title',
  'name',
  'institution',
  'organization',
  'position',
  'language',
  'network',
  'label',
  'value',
  'text',
];

/** What a place is called by whoever wrote it; nothing where nothing is written. */
export function nameOf({ value }: Pick<Place, 'value'>): string {
  for (const name of NAMED_BY) {
    const text = value[name];
    if (typeof text === 'string' && text.trim() !== '') return text.trim().split('\n', 1)[0]?.slice(0, 80) ?? '';
  }
  const roles = value.roles;
  const [role] = Array.isArray(roles) ? roles : [];
  return typeof role === 'object' && role !== null ? nameOf({ value: role as Values }) : '';
}
