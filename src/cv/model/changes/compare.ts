import { keepsOrder } from '#platform/autosave/merge-order.ts';
import { diffWords, type WordChange } from '#platform/word-diff.ts';
import type { CvContent } from '../content.ts';
import type { Path, PlaceKind } from '../tree.ts';
import { type FlatContent, type FlatNode, fieldsApart, flatten } from './flat.ts';
import { inWords } from './in-words.ts';

/** One thing that is different in another version; its place is that in the newer one, or in the older if it is gone. */
export type Change = {
  did: 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed' | 'reordered';
  kind: PlaceKind;
  at: Path;
  /** What its author calls it, and what it stands in. */
  name: string;
  inside: string;
  field?: string;
  /** The texts put over one another. */
  words?: WordChange[];
};

/** Everything that is different, in the order in which one reads the newer version; what is gone comes last. */
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

/** What came or went with something larger is not told beside it. */
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

/** What nobody reads is not told: where something came from, and which checks were dismissed. */
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
