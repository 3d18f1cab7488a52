import { mergeOrder, withMissing } from '#platform/pure/autosave/merge-order.ts';
import { type FlatContent, type FlatNode, ROOT_ID } from '../changes/flatten.ts';
import type { NodePath } from '../tree.ts';

/**
 * Two versions of a CV fall into parts, which can be taken from either: each entry, each section without its entries, the
 * personal details, the design, and the order of the sections. A section that only one version has is one part.
 */
export type Versions = { older: FlatContent; newer: FlatContent };

export const DETAILS = 'details';
export const DESIGN = 'design';
export const ORDER = 'order';

/** Returns the key of the part that a node belongs to. In the root, `field` decides. */
export function partOf({ older, newer }: Versions, path: NodePath, field = ''): string {
  const [list, section, , item] = path;
  if (list === 'sections' && section !== undefined) {
    const isInBoth = older.has(section) && newer.has(section);
    return (isInBoth ? item : undefined) ?? section;
  }
  if (list === undefined && field === 'sections') return ORDER;
  return field.startsWith('design.') ? DESIGN : DETAILS;
}

type PartChoice = {
  taken: ReadonlySet<string>;
  /** The parts that stay open. The order of entries in all others follows the newer version. */
  open: ReadonlySet<string>;
};

/** Returns the older version with some parts of the newer one. */
export function withParts(versions: Versions, { taken, open }: PartChoice): FlatContent {
  const { older, newer } = versions;
  const isTaken = (node: FlatNode | undefined) => node !== undefined && taken.has(partOf(versions, node.path));
  const nodes: FlatContent = new Map();
  for (const id of new Set([...newer.keys(), ...older.keys()])) {
    const [before, after] = [older.get(id), newer.get(id)];
    const node = isTaken(before) || isTaken(after) ? after : before;
    if (node) nodes.set(id, node);
  }
  nodes.set(ROOT_ID, rootWithParts(versions, taken));
  restoreParents(versions, nodes);
  const childrenByParent = Map.groupBy(nodes.values(), ({ parent }) => parent);
  return new Map([...nodes].map(([id, node]) => [id, withLists(versions, open, node, childrenByParent.get(id) ?? [])]));
}

function rootWithParts(versions: Versions, taken: ReadonlySet<string>): FlatNode {
  const [before, after] = [versions.older.get(ROOT_ID), versions.newer.get(ROOT_ID)];
  if (!before || !after) throw new Error('a flattened CV has no root');
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const fields = Object.fromEntries(
    [...names].map((name) => [name, taken.has(partOf(versions, [], name)) ? after.fields[name] : before.fields[name]]),
  );
  return { ...before, fields };
}

/** Adds the nodes into which taken ones were moved. */
function restoreParents({ older, newer }: Versions, nodes: FlatContent) {
  for (const node of [...nodes.values()]) {
    for (let { parent } = node; !nodes.has(parent); ) {
      const owner = newer.get(parent) ?? older.get(parent);
      if (!owner) throw new Error('the parent of a node is missing');
      nodes.set(parent, owner);
      parent = owner.parent;
    }
  }
}

function withLists(
  versions: Versions,
  open: ReadonlySet<string>,
  node: FlatNode,
  children: readonly FlatNode[],
): FlatNode {
  const [before, after] = [versions.older.get(node.id), versions.newer.get(node.id)];
  const names = new Set([...Object.keys(node.lists), ...children.filter(({ list }) => list).map(({ list }) => list)]);
  const lists = [...names].map((list) => {
    const ids = new Set(children.filter((child) => child.list === list && child.id !== ROOT_ID).map(({ id }) => id));
    const [old, next] = [before?.lists[list] ?? [], after?.lists[list] ?? []];
    const isOpen = open.has(partOf(versions, node.path, list));
    const order = isOpen ? withMissing(old, next) : mergeOrder(old, old, next);
    return [list, [...new Set([...order.filter((id) => ids.has(id)), ...ids])]] as const;
  });
  return { ...node, lists: Object.fromEntries(lists) };
}
