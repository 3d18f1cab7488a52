import { isObject } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from './content.ts';
import {
  BASICS_SHAPE,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type NodeKind,
  type NodeShape,
  ROOT_SHAPE,
  SECTION_SHAPE,
  type SectionKind,
} from './shapes.ts';

/**
 * A path to a node in the tree of a CV. A node has fields and lists of further nodes, which have ids. A path names the
 * lists and ids on the way: `['sections', 'work', 'items', 'i1', 'roles', 'r1']`. The singleton nodes, which always
 * exist, are `[]`, `['basics']`, `['basics', 'location']` and `['design']`.
 */
export type NodePath = readonly string[];
export type TreeNodeKind = NodeKind | 'section' | 'root' | 'basics' | 'location' | 'design';
export type FieldValues = Record<string, unknown>;

export type TreeNode = {
  kind: TreeNodeKind;
  /** The kind of section that contains it. */
  section?: SectionKind;
  path: NodePath;
  value: FieldValues;
};

type ListKinds = Readonly<Record<string, TreeNodeKind>>;

/** Returns the kinds of nodes in the lists of a node, by the name of the list. */
export function listKindsOf({ kind, value }: Pick<TreeNode, 'kind' | 'value'>): ListKinds {
  if (kind === 'root') return { sections: 'section', letters: 'letter' };
  if (kind === 'section') return { items: value.kind as SectionKind };
  const listKinds = LIST_KINDS_BY_KIND.get(kind) ?? listKindsIn(shapeOf(kind));
  LIST_KINDS_BY_KIND.set(kind, listKinds);
  return listKinds;
}

/** Caches the lists by kind. Nodes are looked up on each keystroke, and shapes never change. */
const LIST_KINDS_BY_KIND = new Map<TreeNodeKind, ListKinds>();
const listKindsIn = (shape: NodeShape): ListKinds =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (typeof field === 'string' ? [] : [[name, field[0]]])),
  );

/** Returns the fields of a kind of node that members edit. */
export function shapeOf(kind: TreeNodeKind): NodeShape {
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

const SINGLETONS = { root: { basics: 'basics', design: 'design' }, basics: { location: 'location' } } as const;
const singletonKindsOf = (kind: TreeNodeKind): Readonly<Record<string, TreeNodeKind>> =>
  kind === 'root' || kind === 'basics' ? SINGLETONS[kind] : {};

/** Returns the singleton nodes inside a node, with their names. */
export const singletonsIn = ({ kind, path, value }: TreeNode) =>
  Object.entries(singletonKindsOf(kind)).map(([name, inside]) => ({
    name,
    inside: { kind: inside, path: [...path, name], value: value[name] as FieldValues } satisfies TreeNode,
  }));

export const rootOf = (content: CvContent): TreeNode => ({
  kind: 'root',
  path: [],
  value: content as unknown as FieldValues,
});

/** Returns the nodes in a list. */
export function childrenIn(node: TreeNode, list: string): TreeNode[] {
  const kind = childKindIn(node, list);
  return kind ? valuesIn(node, list).map((value) => toTreeNode(node, list, kind, value)) : [];
}

/** Returns the node with this id in a list, or `undefined`. */
export function findChild(node: TreeNode, list: string, id: string | undefined): TreeNode | undefined {
  const kind = childKindIn(node, list);
  const value = kind && valuesIn(node, list).find((candidate) => candidate.id === id);
  return value && toTreeNode(node, list, kind, value);
}

function childKindIn(node: TreeNode, list: string) {
  const lists = listKindsOf(node);
  return Object.hasOwn(lists, list) ? lists[list] : undefined;
}
export const valuesIn = ({ value }: TreeNode, list: string) => value[list] as FieldValues[];

/** Returns the nodes in a list of a value; none if the value has no such list. */
export const nodesIn = (value: FieldValues, list: string): FieldValues[] =>
  Array.isArray(value[list]) ? (value[list] as FieldValues[]) : [];

const toTreeNode = (node: TreeNode, list: string, kind: TreeNodeKind, value: FieldValues): TreeNode => ({
  kind,
  ...sectionContext(node, value, kind),
  path: [...node.path, list, value.id as string],
  value,
});
function sectionContext(node: TreeNode, value: FieldValues, kind: TreeNodeKind) {
  const section = kind === 'section' ? (value.kind as SectionKind) : node.section;
  return section ? { section } : {};
}

/** Returns the direct children of a node: the singleton nodes first, then those in its lists. */
export const childrenOf = (node: TreeNode): TreeNode[] => [
  ...singletonsIn(node).map(({ inside }) => inside),
  ...Object.keys(listKindsOf(node)).flatMap((list) => childrenIn(node, list)),
];

/** Yields all descendants of a node, from top to bottom. */
export function* descendantsOf(node: TreeNode): Generator<TreeNode> {
  for (const inside of childrenOf(node)) {
    yield inside;
    yield* descendantsOf(inside);
  }
}

/** Yields the ids of the nodes in a value: its own and those of the nodes inside. */
export function* nodeIdsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const child of value) yield* nodeIdsIn(child);
  if (!isObject(value)) return;
  if (typeof value.id === 'string') yield value.id;
  for (const [name, child] of Object.entries(value))
    if (Array.isArray(child) && name !== 'extras') yield* nodeIdsIn(child);
}

export const allNodesOf = (content: CvContent): TreeNode[] => [...descendantsOf(rootOf(content))];

/** Returns the node at a path, or `undefined` if there is none. */
export const nodeAt = (content: CvContent, path: NodePath): TreeNode | undefined => nodeBelow(rootOf(content), path);

function nodeBelow(node: TreeNode, path: NodePath): TreeNode | undefined {
  const [first, id] = path;
  if (first === undefined) return node;
  const singleton = singletonsIn(node).find(({ name }) => name === first);
  if (singleton) return nodeBelow(singleton.inside, path.slice(1));
  const item = findChild(node, first, id);
  return item && nodeBelow(item, path.slice(2));
}

/** Returns the paths of the nodes whose id an earlier node already has. */
export function duplicateIdPaths(content: CvContent): PropertyKey[][] {
  const seenIds = new Set<unknown>();
  const visit = (node: TreeNode, at: PropertyKey[]): PropertyKey[][] => {
    const { id } = node.value;
    const isDuplicate = id !== undefined && seenIds.has(id);
    seenIds.add(id);
    const lists = Object.keys(listKindsOf(node));
    return [
      ...(isDuplicate ? [at] : []),
      ...singletonsIn(node).flatMap(({ name, inside }) => visit(inside, [...at, name])),
      ...lists.flatMap((list) => childrenIn(node, list).flatMap((item, index) => visit(item, [...at, list, index]))),
    ];
  };
  return visit(rootOf(content), []);
}

/** Fields that can serve as the title of a node. The first one with text is used. */
const TITLE_FIELDS = [
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

/** Returns the title of a node as written by the member, or an empty string. */
export function nodeTitleOf({ value }: Pick<TreeNode, 'value'>): string {
  for (const name of TITLE_FIELDS) {
    const text = value[name];
    if (typeof text === 'string' && text.trim() !== '') return text.trim().split('\n', 1)[0]?.slice(0, 80) ?? '';
  }
  const roles = value.roles;
  const [role] = Array.isArray(roles) ? roles : [];
  return typeof role === 'object' && role !== null ? nodeTitleOf({ value: role as FieldValues }) : '';
}
