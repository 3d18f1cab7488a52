import { hasSameOrder } from '#platform/pure/autosave/merge-order.ts';
import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import type { CvContent } from '../content.ts';
import type { NodePath, TreeNodeKind } from '../tree.ts';
import { differingFields, type FlatContent, type FlatNode, flatten } from './flatten.ts';
import { formatValue } from './format-value.ts';

/** One difference between two versions. `at` is the path in the newer version, or in the older one for removals. */
export type ContentChange = {
  did: 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed' | 'reordered';
  kind: TreeNodeKind;
  at: NodePath;
  /** The node's title; `inside` is the title of its parent. */
  name: string;
  inside: string;
  field?: string;
  /** A word-by-word diff of the field's text. */
  words?: DiffSegment[];
};

/** A difference, with the old and new value of its field instead of a diff. */
type FoundChange = Omit<ContentChange, 'words'> & { values?: readonly [unknown, unknown] };

/** Returns all differences in the reading order of the newer version; removed nodes come last. */
export const compareContents = (before: CvContent, after: CvContent): ContentChange[] =>
  findChanges(before, after).map(({ values, ...change }) =>
    values ? { ...change, words: diffWords(formatValue(values[0]), formatValue(values[1])) } : change,
  );

/** Returns the differences in the order of `compareContents`, without comparing texts word by word. */
export function findChanges(before: CvContent, after: CvContent): FoundChange[] {
  const [older, newer] = [flatten(before), flatten(after)];
  const changes = [...newer.values()].flatMap((node) => {
    const oldNode = older.get(node.id);
    if (!oldNode) return isReportedAlone(older, newer, node) ? [toChange('added', node, newer)] : [];
    return [...changesOf(oldNode, node, newer), ...reorderedLists(oldNode, node, newer)];
  });
  const removed = [...older.values()].filter((node) => !newer.has(node.id) && isReportedAlone(newer, older, node));
  return [...changes, ...removed.map((node) => toChange('removed', node, older))];
}

/** Whether an added or removed node is reported on its own: it isn't if its parent came or went with it. */
const isReportedAlone = (other: FlatContent, own: FlatContent, { parent }: FlatNode) =>
  other.has(parent) || !own.has(parent);

function changesOf(oldNode: FlatNode, newNode: FlatNode, newer: FlatContent): FoundChange[] {
  const moved =
    oldNode.parent === newNode.parent && oldNode.list === newNode.list ? [] : [toChange('moved', newNode, newer)];
  return [
    ...moved,
    ...differingFields(oldNode, newNode)
      .filter(isVisibleToVisitors)
      .map((field): FoundChange => {
        const [before, after] = [oldNode.fields[field], newNode.fields[field]];
        if (field === 'visible') return toChange(after === true ? 'shown' : 'hidden', newNode, newer);
        return { ...toChange('changed', newNode, newer), field, values: [before, after] };
      }),
  ];
}

/** Excludes fields that no reader sees: extras, the source of an entry, the choice of wording, and dismissed checks. */
const isVisibleToVisitors = (field: string) => !/^(?:.*\.)?(?:extras|source|wording|dismissed)$/.test(field);

function reorderedLists(oldNode: FlatNode, newNode: FlatNode, newer: FlatContent): ContentChange[] {
  return Object.entries(newNode.lists).flatMap(([list, ids]) =>
    hasSameOrder(oldNode.lists[list] ?? [], ids) ? [] : [{ ...toChange('reordered', newNode, newer), field: list }],
  );
}

const toChange = (did: ContentChange['did'], node: FlatNode, flat: FlatContent): ContentChange => ({
  did,
  kind: node.kind,
  at: node.path,
  name: node.name,
  inside: flat.get(node.parent)?.name ?? '',
});
