import type { CvContent } from './content.ts';
import { DEFAULT_DESIGN } from './design.ts';
import { fillMissingFields } from './fill-missing-fields.ts';
import { SECTION_SHAPES, type SectionKind } from './shapes.ts';
import {
  type FieldValues,
  findChild,
  listKindsOf,
  type NodePath,
  nodeAt,
  nodeTitleOf,
  rootOf,
  shapeOf,
  singletonsIn,
  type TreeNode,
  type TreeNodeKind,
  valuesIn,
} from './tree.ts';

/**
 * An edit of a CV as data, used by buttons, shortcuts, the command palette, drag and drop, and the API. `after` is the
 * id of the item to place it behind; null places it first.
 */
export type Operation =
  | { do: 'set'; at: NodePath; field: string; value: unknown }
  | { do: 'insert'; into: NodePath; list: string; item: FieldValues; after: string | null }
  | { do: 'move'; at: NodePath; into: NodePath; list: string; after: string | null }
  | { do: 'remove'; at: NodePath }
  | { do: 'hide'; at: NodePath; hidden: boolean };

export type OperationErrorCode = 'noSuchPlace' | 'noSuchField' | 'idTaken' | 'wrongKind';

/** Thrown if an operation doesn't fit the document. */
export class InvalidOperationError extends Error {
  override readonly name = 'InvalidOperationError';
  readonly fault: OperationErrorCode;

  constructor(fault: OperationErrorCode) {
    super(fault);
    this.fault = fault;
  }
}

/** A description of an operation as data: the `kind` of node that it changed, and its title in `name`. */
export type OperationLabel = {
  did: Operation['do'] | 'show';
  kind: TreeNodeKind;
  name: string;
  field?: string;
  /** The kind of section, which is shown if it has no title. */
  section?: SectionKind;
};

export type OperationResult = { content: CvContent; inverse: Operation; label: OperationLabel };

/**
 * Applies an operation without changing the given document. Returns the new one, the inverse operation, and a label.
 */
export function applyOperation(content: CvContent, operation: Operation): OperationResult {
  switch (operation.do) {
    case 'set':
      return set(content, operation);
    case 'hide':
      return hide(content, operation);
    case 'insert':
      return insert(content, operation);
    case 'remove':
      return remove(content, operation);
    case 'move':
      return move(content, operation);
  }
}

/** Applies operations in order. The inverses are in the order in which they undo everything. */
export function applyOperations(content: CvContent, operations: readonly Operation[]) {
  const inverses: Operation[] = [];
  const labels: OperationLabel[] = [];
  let current = content;
  for (const operation of operations) {
    const result = applyOperation(current, operation);
    current = result.content;
    inverses.unshift(result.inverse);
    labels.push(result.label);
  }
  return { content: current, inverses, labels };
}

type OperationOf<Name extends Operation['do']> = Extract<Operation, { do: Name }>;

function set(content: CvContent, { at, field, value }: OperationOf<'set'>): OperationResult {
  const node = requireNode(content, at);
  if (!isField(node.kind, field)) throw new InvalidOperationError('noSuchField');
  return {
    content: replaceNode(content, at, { ...node.value, [field]: value }),
    inverse: { do: 'set', at, field, value: node.value[field] },
    label: { ...labelOf('set', node), field },
  };
}

const isField = (kind: TreeNodeKind, field: string) =>
  kind === 'design' ? Object.hasOwn(DEFAULT_DESIGN, field) : typeof fieldOf(kind, field) === 'string';
const fieldOf = (kind: TreeNodeKind, field: string) =>
  Object.hasOwn(shapeOf(kind), field) ? shapeOf(kind)[field] : undefined;

function hide(content: CvContent, { at, hidden }: OperationOf<'hide'>): OperationResult {
  const node = requireNode(content, at);
  if (typeof node.value.visible !== 'boolean') throw new InvalidOperationError('noSuchField');
  return {
    content: replaceNode(content, at, { ...node.value, visible: !hidden }),
    inverse: { do: 'hide', at, hidden: !node.value.visible },
    label: labelOf(hidden ? 'hide' : 'show', node),
  };
}

function insert(content: CvContent, { into, list, item, after }: OperationOf<'insert'>): OperationResult {
  const { kind, items, owner } = listAt(content, into, list, item);
  const id = item.id;
  if (typeof id !== 'string') throw new InvalidOperationError('noSuchPlace');
  const value = fillMissingFields(kind, item);
  return {
    content: replaceNode(content, into, { ...owner.value, [list]: insertAfter(items, value, after) }),
    inverse: { do: 'remove', at: [...into, list, id] },
    label: labelOf('insert', { kind, value }),
  };
}

function remove(content: CvContent, { at }: OperationOf<'remove'>): OperationResult {
  const { node, owner, list, before } = locateItem(content, at);
  return {
    content: replaceNode(content, owner.path, withoutItem(owner, list, node.value.id)),
    inverse: { do: 'insert', into: owner.path, list, item: node.value, after: before },
    label: labelOf('remove', node),
  };
}

function move(content: CvContent, { at, into, list, after }: OperationOf<'move'>): OperationResult {
  const { node, owner, list: from, before } = locateItem(content, at);
  const id = node.value.id as string;
  const detached = replaceNode(content, owner.path, withoutItem(owner, from, id));
  const { kind, items, owner: target } = listAt(detached, into, list, node.value);
  if (kind !== node.kind) throw new InvalidOperationError('wrongKind');
  return {
    content: replaceNode(detached, into, { ...target.value, [list]: insertAfter(items, node.value, after) }),
    inverse: { do: 'move', at: [...into, list, id], into: owner.path, list: from, after: before },
    label: labelOf('move', node),
  };
}

const labelOf = (did: OperationLabel['did'], { kind, value }: Pick<TreeNode, 'kind' | 'value'>): OperationLabel => ({
  did,
  kind,
  // The design has texts of its own, but none of them is a title.
  name: kind === 'design' ? '' : nodeTitleOf({ value }),
  ...(kind === 'section' ? { section: value.kind as SectionKind } : {}),
});

function requireNode(content: CvContent, path: NodePath) {
  const node = nodeAt(content, path);
  if (!node) throw new InvalidOperationError('noSuchPlace');
  return node;
}

function listAt(content: CvContent, into: NodePath, list: string, item: FieldValues) {
  const owner = requireNode(content, into);
  const lists = listKindsOf(owner);
  const kind = Object.hasOwn(lists, list) ? lists[list] : undefined;
  if (!kind) throw new InvalidOperationError('noSuchField');
  if (owner.kind === 'section' && kind === 'summary') throw new InvalidOperationError('wrongKind');
  const items = owner.value[list] as FieldValues[];
  return { kind: kind === 'section' ? requireSectionKind(item) : kind, items, owner };
}

/** Checks the kind of a section, which depends on the item itself. */
const requireSectionKind = (item: FieldValues): TreeNodeKind => {
  if (typeof item.kind !== 'string' || !Object.hasOwn(SECTION_SHAPES, item.kind))
    throw new InvalidOperationError('wrongKind');
  return 'section';
};

/** Returns a node with the list that contains it and the id of the item before it. */
function locateItem(content: CvContent, at: NodePath) {
  const node = requireNode(content, at);
  const [list, id] = at.slice(-2);
  if (list === undefined || id === undefined || node.value.id !== id) throw new InvalidOperationError('noSuchPlace');
  const owner = requireNode(content, at.slice(0, -2));
  const items = owner.value[list] as FieldValues[];
  const before = items[items.findIndex((item) => item.id === id) - 1];
  return { node, owner, list, before: (before?.id as string | undefined) ?? null };
}

const withoutItem = (owner: TreeNode, list: string, id: unknown): FieldValues => ({
  ...owner.value,
  [list]: (owner.value[list] as FieldValues[]).filter((item) => item.id !== id),
});

function insertAfter(items: readonly FieldValues[], item: FieldValues, after: string | null) {
  if (items.some(({ id }) => id === item.id)) throw new InvalidOperationError('idTaken');
  if (after === null) return [item, ...items];
  const at = items.findIndex(({ id }) => id === after);
  if (at < 0) throw new InvalidOperationError('noSuchPlace');
  return items.toSpliced(at + 1, 0, item);
}

/** Returns the document with a new value at a path. Objects that are not on the path are reused. */
const replaceNode = (content: CvContent, path: NodePath, value: FieldValues) =>
  replaceBelow(rootOf(content), path, value) as unknown as CvContent;

function replaceBelow(node: TreeNode, path: NodePath, value: FieldValues): FieldValues {
  const [first, id] = path;
  if (first === undefined) return value;
  const singleton = singletonsIn(node).find(({ name }) => name === first);
  if (singleton) return { ...node.value, [first]: replaceBelow(singleton.inside, path.slice(1), value) };
  const item = findChild(node, first, id);
  if (!item) return node.value;
  const updated = replaceBelow(item, path.slice(2), value);
  return { ...node.value, [first]: valuesIn(node, first).map((child) => (child === item.value ? updated : child)) };
}
