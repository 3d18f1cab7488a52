import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import {
  childrenIn,
  type FieldValues,
  listKindsOf,
  type NodePath,
  nodeTitleOf,
  rootOf,
  singletonsIn,
  type TreeNode,
  type TreeNodeKind,
} from '../tree.ts';

/**
 * A node of a CV that was flattened into a map by id, so that moved nodes can be matched. Singleton nodes (`basics`,
 * `design`) are part of the root, whose id is the empty string.
 */
export type FlatNode = {
  id: string;
  kind: TreeNodeKind;
  path: NodePath;
  name: string;
  /** The id of the node whose list contains this one. */
  parent: string;
  list: string;
  /** Field values by name. In the root, names of fields and lists are dotted: `basics.location.city`. */
  fields: FieldValues;
  /** The ids of the nodes in each list, in order. */
  lists: Record<string, readonly string[]>;
};
export type FlatContent = Map<string, FlatNode>;

export const ROOT_ID = '';

export function flatten(content: CvContent): FlatContent {
  const flat: FlatContent = new Map();
  addNode(flat, rootOf(content), { id: ROOT_ID, parent: ROOT_ID, list: '' });
  return flat;
}

function addNode(flat: FlatContent, treeNode: TreeNode, position: Pick<FlatNode, 'id' | 'parent' | 'list'>) {
  const { kind, path } = treeNode;
  const node: FlatNode = { ...position, kind, path, name: nodeTitleOf(treeNode), fields: {}, lists: {} };
  flat.set(node.id, node);
  addFieldsAndLists(flat, node, treeNode, '');
}

/** Adds the fields and lists of a tree node to its flat node. `prefix` is the dotted path between the two. */
function addFieldsAndLists(flat: FlatContent, node: FlatNode, treeNode: TreeNode, prefix: string) {
  const singletons = singletonsIn(treeNode);
  const lists = Object.keys(listKindsOf(treeNode));
  const excluded = new Set(['id', ...singletons.map(({ name }) => name), ...lists]);
  for (const [name, value] of Object.entries(treeNode.value)) {
    if (!excluded.has(name)) node.fields[`${prefix}${name}`] = value;
  }
  for (const { name, inside } of singletons) addFieldsAndLists(flat, node, inside, `${prefix}${name}.`);
  for (const name of lists) {
    const list = `${prefix}${name}`;
    const items = childrenIn(treeNode, name).map((item) => ({ item, id: item.value.id as string }));
    node.lists[list] = items.map(({ id }) => id);
    for (const { item, id } of items) addNode(flat, item, { id, parent: node.id, list });
  }
}

/** Rebuilds the CV from its flattened nodes. */
export function unflatten(flat: FlatContent): CvContent {
  const root = flat.get(ROOT_ID);
  if (!root) throw new Error('the flattened CV has no root');
  return rebuildValues(flat, root, root.kind, '') as unknown as CvContent;
}

function rebuildValues(flat: FlatContent, node: FlatNode, kind: TreeNodeKind, prefix: string): FieldValues {
  const value: FieldValues = node.id === ROOT_ID ? {} : { id: node.id };
  for (const [dottedName, field] of Object.entries(node.fields)) {
    const name = dottedName.slice(prefix.length);
    if (dottedName.startsWith(prefix) && !name.includes('.')) value[name] = field;
  }
  for (const { name, inside } of singletonsIn({ kind, path: [], value })) {
    value[name] = rebuildValues(flat, node, inside.kind, `${prefix}${name}.`);
  }
  for (const list of Object.keys(listKindsOf({ kind, value }))) {
    value[list] = (node.lists[`${prefix}${list}`] ?? []).flatMap((id) => {
      const child = flat.get(id);
      return child ? [rebuildValues(flat, child, child.kind, '')] : [];
    });
  }
  return value;
}

/** Returns the names of the fields in which two nodes differ. */
export function differingFields(one: FlatNode, other: FlatNode) {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  return [...names].filter((name) => !isEqual(one.fields[name], other.fields[name]));
}
