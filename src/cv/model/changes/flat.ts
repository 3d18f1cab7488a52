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
 * A CV as a table of its nodes by their ids: what was moved is found again wherever it stands now. What is there once
 * (`basics`, `design`) belongs to the root, whose id is the empty text.
 */
export type FlatNode = {
  id: string;
  kind: PlaceKind;
  path: Path;
  name: string;
  /** In whose list it stands. */
  parent: string;
  list: string;
  /** Dotted in the root, as are the names of lists: `basics.location.city`. */
  fields: Values;
  /** The ids of what stands in its lists, in their order. */
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

/** `prefix` leads from the node to the lone place that is looked at. */
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

/** The document that such a table stands for. */
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

/** The names of the fields in which two nodes differ. */
export function fieldsApart(one: FlatNode, other: FlatNode) {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  return [...names].filter((name) => !isEqual(one.fields[name], other.fields[name]));
}
