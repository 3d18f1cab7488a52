import { isEqual } from '#platform/pure/autosave/fields.ts';
import { isPartialDate } from '#platform/pure/field-rules.ts';
import { newId } from '../new-id.ts';
import { NAME_FIELDS } from '../split-names.ts';
import { type FieldValues, listKindsOf, nodesIn, type TreeNodeKind } from '../tree.ts';
import { comparableText, makeMatchFinder, type NewEntry, yearOf } from './match-index.ts';

type StoredEntry = NewEntry & { id: string; revision: number };

/** How an entry relates to those that the member has. `merged` has the fields of both. */
export type EntryMatch<Stored extends StoredEntry = StoredEntry> =
  | { state: 'new' }
  | { state: 'same'; existing: Stored }
  | { state: 'similar'; existing: Stored; merged: FieldValues };

/** Matches entries with those that the member has: by DOI, or by name and time. Each is matched once. */
export function matchEntries<Stored extends StoredEntry>(
  entries: readonly NewEntry[],
  stored: readonly Stored[],
): EntryMatch<Stored>[] {
  const findMatch = makeMatchFinder(stored);
  return entries.map((entry) => {
    const existing = findMatch(entry);
    if (!existing) return { state: 'new' };
    const merged = mergedFields(entry.kind, existing.fields, entry.fields);
    return isEqual(merged, existing.fields) ? { state: 'same', existing } : { state: 'similar', existing, merged };
  });
}

/** Properties that an imported entry does not decide. */
const KEPT = new Set(['id', 'visible', 'extras']);

/**
 * Returns the fields of an entry with what another one says. Texts of the other replace its own unless they are empty;
 * roles and bullets that it lacks are added, and none is removed.
 */
function mergedFields(kind: TreeNodeKind, own: FieldValues, other: FieldValues): FieldValues {
  const lists = listKindsOf({ kind, value: own });
  const merged = Object.entries(own).map(([field, value]) => {
    const [next, list] = [other[field], lists[field]];
    if (KEPT.has(field) || next === undefined) return [field, value];
    if (list) return [field, mergedNodes(list, nodesIn(own, field), nodesIn(other, field))];
    // Another way to write the names would be other authors.
    if (NAME_FIELDS.has(field) && Array.isArray(value) && value.length > 0) return [field, value];
    if (Array.isArray(value) && Array.isArray(next)) return [field, mergedWords(value, next)];
    return [field, isBlankValue(next) || isLessExact(next, value) ? value : next];
  });
  return Object.fromEntries(merged) as FieldValues;
}

/** Returns whether a date is the other one without its day or month. */
const isLessExact = (date: unknown, other: unknown) =>
  typeof date === 'string' && typeof other === 'string' && isPartialDate(date) && other.startsWith(`${date}-`);

const isBlankValue = (value: unknown) =>
  value === null || value === false || value === 0 || (typeof value === 'string' && value.trim() === '');

function mergedWords(own: readonly unknown[], other: readonly unknown[]) {
  const known = new Set(own.map(comparableText));
  return [...own, ...other.filter((word) => !known.has(comparableText(word)))];
}

function mergedNodes(kind: TreeNodeKind, own: readonly FieldValues[], other: readonly FieldValues[]): FieldValues[] {
  const left = new Set(other);
  const byKey = Map.groupBy(other, keyOfNode);
  const merged = own.map((node) => {
    const match = byKey.get(keyOfNode(node))?.shift();
    if (!match) return node;
    left.delete(match);
    return mergedFields(kind, node, match);
  });
  return [...merged, ...[...left].map((node) => withNewIds(kind, node))];
}

/**
 * Returns the ids of the nodes in an entry, by the ids that they have in another one. Nodes with the same id in both are
 * left out.
 */
export const matchedNodeIds = (kind: TreeNodeKind, own: FieldValues, other: FieldValues): Record<string, string> =>
  Object.fromEntries(nodePairs(kind, own, other).filter(([id, otherId]) => id !== otherId));

function nodePairs(kind: TreeNodeKind, own: FieldValues, other: FieldValues): [string, string][] {
  return Object.entries(listKindsOf({ kind, value: own })).flatMap(([list, of]) => {
    const byKey = Map.groupBy(nodesIn(other, list), keyOfNode);
    return nodesIn(own, list).flatMap((node) => {
      const match = byKey.get(keyOfNode(node))?.shift();
      return match ? [[String(node.id), String(match.id)] as [string, string], ...nodePairs(of, node, match)] : [];
    });
  });
}

/** Returns the text by which a node is recognized: a role by its title and year, a bullet by its text. */
const keyOfNode = ({ position, start, text }: FieldValues) =>
  [comparableText(position), yearOf(start) ?? '', comparableText(text)].join(' ');

/** The member may have imported the same file before, so ids of new nodes are not those of the file. */
function withNewIds(kind: TreeNodeKind, node: FieldValues): FieldValues {
  const lists = Object.entries(listKindsOf({ kind, value: node })).map(([list, of]) => [
    list,
    nodesIn(node, list).map((child) => withNewIds(of, child)),
  ]);
  return { ...node, ...Object.fromEntries(lists), id: newId() };
}
