import { isEqual } from '#platform/pure/autosave/fields.ts';
import { type FlatContent, type FlatNode, flatten, unflatten } from '../changes/flatten.ts';
import type { CvContent } from '../content.ts';

/**
 * Returns the common base of both versions when versions were sent without an answer and others may have built on them.
 * Values of theirs that equal a sent version are taken from it. All others stay as in `base`, so that their changes
 * count as new.
 */
export const commonBaseOf = (base: CvContent, sentVersions: readonly CvContent[], theirs: CvContent) =>
  sentVersions.reduce(
    (merged, one) => unflatten(withCommonValues(flatten(merged), flatten(one), flatten(theirs))),
    base,
  );

function withCommonValues(base: FlatContent, one: FlatContent, other: FlatContent): FlatContent {
  const common: FlatContent = new Map();
  for (const id of new Set([...base.keys(), ...one.keys(), ...other.keys()])) {
    const node = commonNodeOf(base.get(id), one.get(id), other.get(id));
    if (node) common.set(id, node);
  }
  const childrenByParent = Map.groupBy(common.values(), ({ parent }) => parent);
  for (const [id, node] of common) {
    const children = childrenByParent.get(id) ?? [];
    common.set(id, { ...node, lists: Object.fromEntries(listEntriesOf(node, children)) });
  }
  return common;
}

/** Returns the node of the base, updated with the values that both versions have in common. */
function commonNodeOf(before: FlatNode | undefined, one: FlatNode | undefined, other: FlatNode | undefined) {
  if (!one || !other) return one || other ? before : undefined;
  const positionSource = isEqual([one.parent, one.list], [other.parent, other.list]) ? one : (before ?? one);
  const names = Object.keys(one.fields);
  const fields = names.map((name) => {
    const isSame = isEqual(one.fields[name], other.fields[name]);
    return [name, isSame ? one.fields[name] : before?.fields[name]];
  });
  return { ...positionSource, lists: (before ?? one).lists, fields: Object.fromEntries(fields) };
}

/** Returns the lists of a node, limited to existing children, in their previous order. */
function listEntriesOf({ lists }: FlatNode, children: readonly FlatNode[]) {
  const names = new Set([...Object.keys(lists), ...children.map(({ list }) => list)]);
  names.delete('');
  return [...names].map((name) => {
    const ids = children.filter(({ list }) => list === name).map(({ id }) => id);
    const order = (lists[name] ?? []).filter((id) => ids.includes(id));
    return [name, [...new Set([...order, ...ids])]] as const;
  });
}
