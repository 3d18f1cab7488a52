import { isEqual } from '#platform/pure/autosave/fields.ts';
import { hasSameOrder } from '#platform/pure/autosave/merge-order.ts';
import { diffWords } from '#platform/pure/word-diff.ts';
import { type ContentChange, findChanges } from '../changes/compare.ts';
import { type FlatContent, type FlatNode, flatten, ROOT_ID, unflatten } from '../changes/flatten.ts';
import { formatValue } from '../changes/format-value.ts';
import { mergeContents } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import { followedVersion } from './followed.ts';
import { partOf, withParts } from './parts.ts';
import { isTextOf, isTranslated, textFieldsOf } from './texts.ts';
import { UPDATE_ANSWERS, type UpdateAnswer, type VariantVersions } from './variant.ts';

/** An update for one part of a variant: what changed in the original since the variant last answered. */
export type VariantUpdate = {
  /** The key of the part, by which an update is answered. */
  part: string;
  /** The changes, from the text of the variant to that of the original. */
  changes: ContentChange[];
  /** Whether the variant changed the same texts. An update then leaves them as they are. */
  isEdited: boolean;
};

/** Returns the updates that a variant can take, in the order of the original. */
export function updatesOf(versions: VariantVersions): VariantUpdate[] {
  const { older, newer } = followedVersion(versions);
  const own = flatten(versions.variant);
  const partOfChange = ({ at, field }: Pick<ContentChange, 'at' | 'field'>) => partOf({ older, newer }, at, field);
  const open = findChanges(versions.base, unflatten(newer)).filter((change) => isOpen(change, newer, own));
  const byPart = Map.groupBy(open, partOfChange);
  const theirs = unflatten(withoutRemoved(newer, older, own));
  const { conflicts } = mergeContents(versions.base, withoutTranslations(versions), theirs);
  const edited = new Set(conflicts.map(partOfChange));
  return [...byPart].map(([part, changes]) => ({
    part,
    changes: changes.map(({ values, ...change }) => {
      if (!values) return change;
      const current = own.get(nodeIdOf(change.at))?.fields[change.field ?? ''];
      return { ...change, words: diffWords(formatValue(current), formatValue(values[1])) };
    }),
    isEdited: edited.has(part),
  }));
}

const nodeIdOf = (at: ContentChange['at']) => at.at(-1) ?? ROOT_ID;

/** Reports whether the variant neither has a change of the original nor removed the entry that it is about. */
function isOpen({ did, at, field = '' }: ContentChange, newer: FlatContent, own: FlatContent): boolean {
  const [after, mine] = [newer.get(nodeIdOf(at)), own.get(nodeIdOf(at))];
  if (did === 'removed') return mine !== undefined;
  if (!after) return false;
  if (did === 'added') return mine === undefined && own.has(after.parent);
  if (!mine) return false;
  if (did === 'changed') return !isEqual(mine.fields[field], after.fields[field]);
  if (did === 'moved') return own.has(after.parent) && (mine.parent !== after.parent || mine.list !== after.list);
  if (did === 'reordered') return !hasSameOrder(mine.lists[field] ?? [], after.lists[field] ?? []);
  return mine.fields.visible !== after.fields.visible;
}

/**
 * Returns a variant, and its base, after some updates were answered. What the variant has changed itself stays, except
 * where the answer is to replace it. Parts without an answer stay open.
 */
export function answerUpdates(
  versions: VariantVersions,
  answers: ReadonlyMap<string, UpdateAnswer>,
): { variant: CvContent; base: CvContent } {
  const { older, newer } = followedVersion(versions);
  const offered = updatesOf(versions).map(({ part }) => part);
  /** Returns the older version with the parts that have one of the answers. */
  const withAnswered = (from: FlatContent, ...wanted: UpdateAnswer[]) => {
    const isWanted = (part: string) => wanted.includes(answers.get(part) as UpdateAnswer);
    const taken = new Set([...answers.keys()].filter(isWanted));
    if (taken.size === 0) return from;
    return withParts({ older: from, newer }, { taken, open: new Set(offered.filter((part) => !isWanted(part))) });
  };
  const { base, variant } = versions;
  const own = flatten(variant);
  const theirs = unflatten(withoutRemoved(withAnswered(older, 'take'), older, own));
  const kept = (node: FlatNode, field: string) => answers.get(partOf({ older, newer }, node.path, field)) === 'keep';
  const merged = mergeContents(base, variant, theirs).content;
  const remaining = flatten(mergeContents(base, withoutTranslations(versions), theirs).content);
  const survivors = withoutNodes(merged, ({ id }) => older.has(id) && !remaining.has(id));
  const taken =
    versions.purpose === 'language' ? withTextsFollowed(survivors, versions, { older, newer, kept }) : survivors;
  const answered = unflatten(withAnswered(older, ...UPDATE_ANSWERS));
  const replaced = new Set([...answers].flatMap(([part, answer]) => (answer === 'replace' ? [part] : [])));
  if (replaced.size === 0) return { variant: taken, base: answered };
  const settled = withAnswered(older, 'take', 'keep');
  // The original is “mine” here, because its changes win.
  const replacedContent = mergeContents(unflatten(settled), unflatten(withAnswered(settled, 'replace')), taken).content;
  const isGone = ({ id, path }: FlatNode) =>
    older.has(id) && !newer.has(id) && replaced.has(partOf({ older, newer }, path));
  return { variant: withoutNodes(replacedContent, isGone), base: answered };
}

/** Returns a version without the nodes that the variant has removed, so that a change of theirs doesn't bring them back. */
function withoutRemoved(theirs: FlatContent, older: FlatContent, own: FlatContent): FlatContent {
  const kept: FlatContent = new Map();
  // Parents come before their children.
  for (const [id, node] of flatten(unflatten(theirs))) {
    const isRemoved = !own.has(id) && (older.has(id) || !kept.has(node.parent));
    if (id === ROOT_ID || !isRemoved) kept.set(id, node);
  }
  for (const [id, node] of kept) restoreParentsIn(kept, theirs, id, node);
  return kept;
}

/** Keeps the parents of a node, for example one that the variant moved out of an entry before it removed that. */
function restoreParentsIn(kept: FlatContent, theirs: FlatContent, id: string, node: FlatNode) {
  if (id === ROOT_ID || kept.has(node.parent)) return;
  const parent = theirs.get(node.parent);
  if (!parent) return;
  kept.set(parent.id, parent);
  restoreParentsIn(kept, theirs, parent.id, parent);
}

type FollowedTexts = { older: FlatContent; newer: FlatContent; kept: (node: FlatNode, field: string) => boolean };

/**
 * Returns a translation whose untranslated texts follow the original in the parts that it keeps. They would otherwise
 * differ from the base, as translated ones do.
 */
function withTextsFollowed(
  content: CvContent,
  { variant, same }: VariantVersions,
  { older, newer, kept }: FollowedTexts,
): CvContent {
  const [flat, own] = [flatten(content), flatten(variant)];
  for (const [id, node] of flat) {
    const [before, source, mine] = [older.get(id), newer.get(id), own.get(id)];
    if (!before || !source || !mine) continue;
    const followed = textFieldsOf(node).filter(
      ({ field }) => kept(node, field) && !isTranslated({ before, own: mine, field, same }),
    );
    const fields = { ...node.fields };
    for (const { field } of followed) fields[field] = source.fields[field];
    flat.set(id, { ...node, fields });
  }
  return unflatten(flat);
}

/**
 * Returns a variant as if it had no translations, which every entry of one has. An entry that has nothing else of its own
 * goes when the original removes it.
 */
function withoutTranslations({ purpose, base, variant }: VariantVersions): CvContent {
  if (purpose !== 'language') return variant;
  const older = flatten(base);
  const nodes = [...flatten(variant)].map(([id, node]): [string, FlatNode] => {
    const before = older.get(id);
    const fields = Object.entries(node.fields).map(([field, value]) => {
      const isTranslation = before !== undefined && (field === 'source' || isTextOf(node, field));
      return [field, isTranslation ? before.fields[field] : value];
    });
    return [id, { ...node, fields: Object.fromEntries(fields) }];
  });
  return unflatten(new Map(nodes));
}

/** Removes nodes, except for those in which others remain, for example those that the variant has moved there. */
function withoutNodes(content: CvContent, isGone: (node: FlatNode) => boolean): CvContent {
  const flat = flatten(content);
  const remaining = new Set<string>();
  for (const [id, node] of flat) {
    if (isGone(node)) continue;
    for (let next: string | undefined = id; next !== undefined && !remaining.has(next); next = flat.get(next)?.parent)
      remaining.add(next);
  }
  return unflatten(new Map([...flat].filter(([id]) => remaining.has(id))));
}
