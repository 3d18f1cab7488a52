import { isEqual } from '#platform/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import {
  listsOf,
  loneIn,
  nameOf,
  type Path,
  type Place,
  type PlaceKind,
  placesIn,
  rootOf,
  type Values,
} from '../tree.ts';

/**
 * A node of a CV that was flattened into a map by id, so that moved nodes can be matched. The places that occur once
 * (`basics`, `design`) are part of the root, whose id is the empty string.
 */
export type FlatNode = {
  id: string;
  kind: PlaceKind;
  path: Path;
  name: string;
  /** The id of the node whose list contains this one. */
  parent: string;
  list: string;
  /** Field values by name. In the root, names of fields and lists are dotted: `basics.location.city`. */
  fields: Values;
  /** The ids of the nodes in each list, in order. */
  lists: Record<string, readonly string[]>;
};
export type FlatContent = Map<string, FlatNode>;

export const ROOT = '';

export function flatten(content: CvContent): FlatContent {
  const flat: FlatContent = new Map();
  addNode(flat, rootOf(content), { id: ROOT, parent: ROOT, list: '' });
  return flat;
}

function addNode(flat: FlatContent, place: Place, where: Pick<FlatNode, 'id' | 'parent' | 'list'>) {
  const { kind, path } = place;
  const node: FlatNode = { ...where, kind, path, name: nameOf(place), fields: {}, lists: {} };
  flat.set(node.id, node);
  addInside(flat, node, place, '');
}

/** Adds the fields and lists of a place to its node. `prefix` is the dotted path from the node to the place. */
function addInside(flat: FlatContent, node: FlatNode, place: Place, prefix: string) {
  const lone = loneIn(place);
  const lists = Object.keys(listsOf(place));
  const apart = new Set(['id', ...lone.map(({ name }) => name), ...lists]);
  for (const [name, value] of Object.entries(place.value)) {
    if (!apart.has(name)) node.fields[`${prefix}${name}`] = value;
  }
  for (const { name, inside } of lone) addInside(flat, node, inside, `${prefix}${name}.`);
  for (const name of lists) {
    const list = `${prefix}${name}`;
    const items = placesIn(place, name).map((item) => ({ item, id: item.value.id as string }));
    node.lists[list] = items.map(({ id }) => id);
    for (const { item, id } of items) addNode(flat, item, { id, parent: node.id, list });
  }
}

/** Rebuilds the CV from its flattened nodes. */
export function unflatten(flat: FlatContent): CvContent {
  const root = flat.get(ROOT);
  if (!root) throw new Error('a CV has a root');
  return grown(flat, root, root.kind, '') as unknown as CvContent;
}

function grown(flat: FlatContent, node: FlatNode, kind: PlaceKind, prefix: string): Values {
  const value: Values = node.id === ROOT ? {} : { id: node.id };
  for (const [dotted, field] of Object.entries(node.fields)) {
    const name = dotted.slice(prefix.length);
    if (dotted.startsWith(prefix) && !name.includes('.')) value[name] = field;
  }
  for (const { name, inside } of loneIn({ kind, path: [], value })) {
    value[name] = grown(flat, node, inside.kind, `${prefix}${name}.`);
  }
  for (const list of Object.keys(listsOf({ kind, value }))) {
    value[list] = (node.lists[`${prefix}${list}`] ?? []).flatMap((id) => {
      const child = flat.get(id);
      return child ? [grown(flat, child, child.kind, '')] : [];
    });
  }
  return value;
}

/** Returns the names of the fields in which two nodes differ. */
export function fieldsApart(one: FlatNode, other: FlatNode) {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  return [...names].filter((name) => !isEqual(one.fields[name], other.fields[name]));
}
