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
 * A path to a place in the tree of a CV. A place has fields and lists of further places, which have ids. A path names
 * the lists and ids on the way: `['sections', 'work', 'items', 'i1', 'roles', 'r1']`. The single places, which always
 * exist, are `[]`, `['basics']`, `['basics', 'location']` and `['design']`.
 */
export type Path = readonly string[];
export type PlaceKind = NodeKind | 'section' | 'root' | 'basics' | 'location' | 'design';
export type Values = Record<string, unknown>;

export type Place = {
  kind: PlaceKind;
  /** The kind of section that contains it. */
  section?: SectionKind;
  path: Path;
  value: Values;
};

type Lists = Readonly<Record<string, PlaceKind>>;

/** Returns the kinds of places in the lists of a place, by the name of the list. */
export function listsOf({ kind, value }: Pick<Place, 'kind' | 'value'>): Lists {
  if (kind === 'root') return { sections: 'section', letters: 'letter' };
  if (kind === 'section') return { items: value.kind as SectionKind };
  const known = LISTS.get(kind) ?? listsIn(shapeOf(kind));
  LISTS.set(kind, known);
  return known;
}

/** Caches the lists by kind. Places are looked up on each keystroke, and shapes never change. */
const LISTS = new Map<PlaceKind, Lists>();
const listsIn = (shape: Shape): Lists =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (typeof field === 'string' ? [] : [[name, field[0]]])),
  );

/** Returns the fields of a kind of place that members edit. */
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

/** Returns the single places inside a place, with their names. */
export const loneIn = ({ kind, path, value }: Place) =>
  Object.entries(loneOf(kind)).map(([name, inside]) => ({
    name,
    inside: { kind: inside, path: [...path, name], value: value[name] as Values } satisfies Place,
  }));

export const rootOf = (content: CvContent): Place => ({ kind: 'root', path: [], value: content as unknown as Values });

/** Returns the places in a list. */
export function placesIn(place: Place, list: string): Place[] {
  const kind = kindIn(place, list);
  return kind ? valuesIn(place, list).map((value) => placed(place, list, kind, value)) : [];
}

/** Returns the place with this id in a list, or `undefined`. */
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

/** Returns the direct children of a place: the single places first, then those in its lists. */
export const placesInside = (place: Place): Place[] => [
  ...loneIn(place).map(({ inside }) => inside),
  ...Object.keys(listsOf(place)).flatMap((list) => placesIn(place, list)),
];

/** Yields all descendants of a place, from top to bottom. */
export function* placesBelow(place: Place): Generator<Place> {
  for (const inside of placesInside(place)) {
    yield inside;
    yield* placesBelow(inside);
  }
}

export const placesOf = (content: CvContent): Place[] => [...placesBelow(rootOf(content))];

/** Returns the place at a path, or `undefined` if there is none. */
export const placeAt = (content: CvContent, path: Path): Place | undefined => placeBelow(rootOf(content), path);

function placeBelow(place: Place, path: Path): Place | undefined {
  const [first, id] = path;
  if (first === undefined) return place;
  const lone = loneIn(place).find(({ name }) => name === first);
  if (lone) return placeBelow(lone.inside, path.slice(1));
  const item = placeIn(place, first, id);
  return item && placeBelow(item, path.slice(2));
}

/** Returns the paths of the nodes whose id an earlier node already has. */
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

/** Fields that can serve as the title of a place. The first one with text is used. */
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

/** Returns the title of a place as written by the member, or an empty string. */
export function nameOf({ value }: Pick<Place, 'value'>): string {
  for (const name of NAMED_BY) {
    const text = value[name];
    if (typeof text === 'string' && text.trim() !== '') return text.trim().split('\n', 1)[0]?.slice(0, 80) ?? '';
  }
  const roles = value.roles;
  const [role] = Array.isArray(roles) ? roles : [];
  return typeof role === 'object' && role !== null ? nameOf({ value: role as Values }) : '';
}
