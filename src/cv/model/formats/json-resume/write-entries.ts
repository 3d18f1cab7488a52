import type { JsonObject } from '../../../../platform/pure/json.ts';
import type { Extra, Node } from '../../shapes.ts';
import type { FieldValues } from '../../tree.ts';
import { withExtras } from './extras.ts';
import { COMPANY, canonicalKeyOf, ENTRIES, type EntryKind, isKnownKey, type KeyTable, ROLE } from './tables.ts';

/** The key of our own data: the skeleton at the top of a file, or the node id in an entry. */
export const OWN_KEY = 'vitrine';

/** Adds extras to an object that our fields wrote; `id` is that of its node. */
export type AddExtras = (output: JsonObject, extras: readonly Extra[], table: KeyTable, id?: string) => JsonObject;

/** Restores the object as it was in the imported file. */
export const withOriginalData: AddExtras = (output, extras, table) => withExtras(output, extras, table);

/**
 * Adds the node id to each entry, so that an import can match it. Keys of our fields come from these alone; older names
 * that a file had beside them are kept.
 */
export const withEntryIds: AddExtras = (output, extras, table, id) => {
  const removedKeys = new Set(extras.filter(({ was }) => was === undefined).map(({ key }) => key));
  const isKept = ({ key, was }: Extra) => {
    if (key === '' || key === OWN_KEY) return false;
    const canonicalKey = canonicalKeyOf(table, key);
    return !isKnownKey(table, key) || (key !== canonicalKey && was !== undefined && !removedKeys.has(canonicalKey));
  };
  return { ...withExtras(output, extras.filter(isKept), table), ...(id === undefined ? {} : { [OWN_KEY]: id }) };
};

/** Returns the entries of an item: one, or one per visible role of a company. */
export function writeItem(kind: EntryKind, item: Node, addExtras: AddExtras): JsonObject[] {
  if (!isWork(kind, item)) return [addExtras(writeFields(ENTRIES[kind], item), item.extras, ENTRIES[kind], item.id)];
  const company = writeFields(COMPANY, item);
  const roles = onlyVisible(item.roles);
  if (roles.length === 0) return [addExtras(company, item.extras, ENTRIES.work, item.id)];
  return roles.map((role) =>
    addExtras({ ...company, ...writeFields(ROLE, role) }, [...item.extras, ...role.extras], ENTRIES.work, role.id),
  );
}

const isWork = (kind: EntryKind, _item: Node): _item is Node<'work'> => kind === 'work';

export const onlyVisible = <One extends { visible: boolean }>(nodes: readonly One[]) =>
  nodes.filter(({ visible }) => visible);

/** Writes the fields of a table under the keys of the standard, without empty ones. */
export function writeFields(table: KeyTable, values: object): JsonObject {
  return Object.fromEntries(
    Object.entries(table).flatMap(([field, [key]]) => {
      const value = toJsonValue((values as FieldValues)[field]);
      return value.length > 0 ? [[key, value]] : [];
    }),
  );
}

/** Returns a text, a list of words, or the texts of visible bullets. */
const toJsonValue = (value: unknown): string | string[] =>
  Array.isArray(value)
    ? (value as (string | Node<'highlight'>)[]).flatMap((element) =>
        typeof element === 'string' ? [element] : element.visible ? [element.text] : [],
      )
    : typeof value === 'string'
      ? value
      : '';
