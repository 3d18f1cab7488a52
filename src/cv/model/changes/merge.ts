import { isEqual } from '#platform/pure/autosave/fields.ts';
import { mergeOrder } from '#platform/pure/autosave/merge-order.ts';
import { mergeChanges } from '#platform/pure/autosave/three-way.ts';
import type { CvContent } from '../content.ts';
import type { NodePath } from '../tree.ts';
import { type FlatContent, type FlatNode, flatten, unflatten } from './flatten.ts';

/**
 * A node that both sides changed. `field` is dotted in the root; without it, one side removed what the other changed.
 */
export type MergeConflict = { at: NodePath; field?: string; mine: unknown; theirs: unknown };
export type MergeResult = { content: CvContent; conflicts: MergeConflict[] };

type ThreeWay<T> = { base: T; mine: T; theirs: T };

/**
 * Merges two versions of a CV that share a base. A change on one side only is kept, even if the other side moved the
 * node. Where both changed one field, mine wins and a conflict is reported. A node that one side removed and the other
 * changed is kept.
 */
export function mergeContents(base: CvContent, mine: CvContent, theirs: CvContent): MergeResult {
  const versions = { base: flatten(base), mine: flatten(mine), theirs: flatten(theirs) };
  const conflicts: MergeConflict[] = [];
  const nodes: FlatContent = new Map();
  for (const id of new Set([...versions.mine.keys(), ...versions.theirs.keys()])) {
    const node = mergeNode(versions, id, conflicts);
    if (node) nodes.set(id, node);
  }
  for (const node of [...nodes.values()]) restoreParents(versions, nodes, node);
  for (const [id, lists] of mergeLists(versions, nodes)) {
    const node = nodes.get(id);
    if (node) nodes.set(id, { ...node, lists });
  }
  return { content: unflatten(nodes), conflicts };
}

function mergeNode({ base, mine, theirs }: ThreeWay<FlatContent>, id: string, conflicts: MergeConflict[]) {
  const [before, own, other] = [base.get(id), mine.get(id), theirs.get(id)];
  if (own && other) return mergeFields(before, own, other, conflicts);
  const only = own ?? other;
  if (!only || !before) return only;
  if (!isChanged(base, own ? mine : theirs, id)) return undefined;
  // If the parent was removed as well, only the parent is reported.
  if ((own ? theirs : mine).has(only.parent)) {
    conflicts.push({ at: only.path, mine: own ? 'changed' : 'removed', theirs: own ? 'removed' : 'changed' });
  }
  return only;
}

function mergeFields(
  before: FlatNode | undefined,
  own: FlatNode,
  other: FlatNode,
  conflicts: MergeConflict[],
): FlatNode {
  const positionSource = before && isEqual(positionOf(own), positionOf(before)) ? other : own;
  const fields: FlatNode['fields'] = {};
  for (const name of new Set([...Object.keys(own.fields), ...Object.keys(other.fields)])) {
    const [mine, theirs] = [own.fields[name], other.fields[name]];
    const merged = mergeChanges(before?.fields[name], mine, theirs);
    fields[name] = merged.value;
    if (merged.conflicts.length > 0) conflicts.push({ at: positionSource.path, field: name, mine, theirs });
  }
  return { ...positionSource, fields };
}

const positionOf = ({ parent, list }: FlatNode) => [parent, list];

/** Whether a node or any of its descendants was changed, added or moved. */
function isChanged(base: FlatContent, current: FlatContent, id: string): boolean {
  const [before, after] = [base.get(id), current.get(id)];
  if (!before || !after) return true;
  if (!isEqual(before.fields, after.fields) || !isEqual(positionOf(before), positionOf(after))) return true;
  return Object.values(after.lists)
    .flat()
    .some((child) => isChanged(base, current, child));
}

/** Restores the parents of a node that one side moved or added into a node that the other side removed. */
function restoreParents({ mine, theirs }: ThreeWay<FlatContent>, nodes: FlatContent, node: FlatNode) {
  for (let { parent } = node; !nodes.has(parent); ) {
    const restoredParent = mine.get(parent) ?? theirs.get(parent);
    if (!restoredParent) throw new Error('the parent of a node is missing');
    nodes.set(parent, restoredParent);
    parent = restoredParent.parent;
  }
}

function mergeLists({ base, mine, theirs }: ThreeWay<FlatContent>, nodes: FlatContent) {
  const childrenByParent = Map.groupBy(nodes.values(), ({ parent }) => parent);
  return [...nodes.values()].map(({ id, lists }) => {
    const names = new Set([...Object.keys(lists), ...(childrenByParent.get(id) ?? []).map(({ list }) => list)]);
    names.delete('');
    const merged = [...names].map((list) => {
      const childIds = new Set(
        (childrenByParent.get(id) ?? []).filter((node) => node.list === list).map((node) => node.id),
      );
      const [before, own, other] = [base, mine, theirs].map((flat) => flat.get(id)?.lists[list] ?? []);
      const order = mergeOrder(before ?? [], own ?? [], other ?? []).filter((child) => childIds.has(child));
      return [list, [...new Set([...order, ...childIds])]] as const;
    });
    return [id, Object.fromEntries(merged)] as const;
  });
}
