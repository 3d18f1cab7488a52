import { keepsOrder } from '#platform/autosave/merge-order.ts';
import { diffWords, type WordChange } from '#platform/word-diff.ts';
import type { CvContent } from '../content.ts';
import type { Path, PlaceKind } from '../tree.ts';
import { type FlatContent, type FlatNode, fieldsApart, flatten } from './flat.ts';
import { inWords } from './in-words.ts';

/** One difference between two versions. `at` is the path in the newer version, or in the older one for removals. */
export type Change = {
  did: 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed' | 'reordered';
  kind: PlaceKind;
  at: Path;
  /** The node's title; `inside` is the title of its parent. */
  name: string;
  inside: string;
  field?: string;
  /** A word-by-word diff of the field's text. */
  words?: WordChange[];
};

/** Returns all differences in the reading order of the newer version; removed nodes come last. */
export function compareContents(before: CvContent, after: CvContent): Change[] {
  const [older, newer] = [flatten(before), flatten(after)];
  const changes = [...newer.values()].flatMap((node) => {
    const was = older.get(node.id);
    if (!was) return isNews(older, newer, node) ? [told('added', node, newer)] : [];
    return [...changesOf(was, node, newer), ...reordered(was, node, newer)];
  });
  const gone = [...older.values()].filter((node) => !newer.has(node.id) && isNews(newer, older, node));
  return [...changes, ...gone.map((node) => told('removed', node, older))];
}

/** Whether an added or removed node is reported on its own: it isn't if its parent came or went with it. */
const isNews = (other: FlatContent, own: FlatContent, { parent }: FlatNode) => other.has(parent) || !own.has(parent);

function changesOf(was: FlatNode, is: FlatNode, newer: FlatContent): Change[] {
  const moved = was.parent === is.parent && was.list === is.list ? [] : [told('moved', is, newer)];
  return [
    ...moved,
    ...fieldsApart(was, is)
      .filter(isRead)
      .map((field): Change => {
        const [before, after] = [was.fields[field], is.fields[field]];
        if (field === 'visible') return told(after === true ? 'shown' : 'hidden', is, newer);
        return { ...told('changed', is, newer), field, words: diffWords(inWords(before), inWords(after)) };
      }),
  ];
}

/** Excludes fields that no reader sees: extras, the source of an entry, and dismissed checks. */
const isRead = (field: string) => !/^(?:.*\.)?(?:extras|source|dismissed)$/.test(field);

function reordered(was: FlatNode, is: FlatNode, newer: FlatContent): Change[] {
  return Object.entries(is.lists).flatMap(([list, ids]) =>
    keepsOrder(was.lists[list] ?? [], ids) ? [] : [{ ...told('reordered', is, newer), field: list }],
  );
}

const told = (did: Change['did'], node: FlatNode, flat: FlatContent): Change => ({
  did,
  kind: node.kind,
  at: node.path,
  name: node.name,
  inside: flat.get(node.parent)?.name ?? '',
});
