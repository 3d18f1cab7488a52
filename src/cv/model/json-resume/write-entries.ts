import type { Extra, Node } from '../shapes.ts';
import type { Values } from '../tree.ts';
import { withExtras } from './extras.ts';
import type { JsonObject } from './json.ts';
import { COMPANY, ENTRIES, type EntryKind, isKnown, ROLE, type Table } from './tables.ts';

/** The key of our own data: the skeleton at the top of a file, or the node id in an entry. */
export const OURS = 'vitrine';

/** Adds extras to an object that our fields wrote; `id` is that of its node. */
export type Finish = (wrote: JsonObject, extras: readonly Extra[], table: Table, id?: string) => JsonObject;

/** Restores the object as it was in the imported file. */
export const asBefore: Finish = (wrote, extras, table) => withExtras(wrote, extras, table);

/** Adds the node id to each entry, so that an import can match it. Standard keys come from our fields alone. */
export const withNames: Finish = (wrote, extras, table, id) => {
  const unknown = extras.filter(({ key }) => key !== '' && key !== OURS && !isKnown(table, key));
  return { ...withExtras(wrote, unknown, table), ...(id === undefined ? {} : { [OURS]: id }) };
};

/** Returns the entries of an item: one, or one per visible role of a company. */
export function writeItem(kind: EntryKind, item: Node, finish: Finish): JsonObject[] {
  if (!isWork(kind, item)) return [finish(writeFields(ENTRIES[kind], item), item.extras, ENTRIES[kind], item.id)];
  const company = writeFields(COMPANY, item);
  const roles = shown(item.roles);
  if (roles.length === 0) return [finish(company, item.extras, ENTRIES.work, item.id)];
  return roles.map((role) =>
    finish({ ...company, ...writeFields(ROLE, role) }, [...item.extras, ...role.extras], ENTRIES.work, role.id),
  );
}

const isWork = (kind: EntryKind, _item: Node): _item is Node<'work'> => kind === 'work';

export const shown = <One extends { visible: boolean }>(nodes: readonly One[]) =>
  nodes.filter(({ visible }) => visible);

/** Writes the fields of a table under the keys of the standard, without empty ones. */
export function writeFields(table: Table, values: object): JsonObject {
  return Object.fromEntries(
    Object.entries(table).flatMap(([field, [key]]) => {
      const value = written((values as Values)[field]);
      return value.length > 0 ? [[key, value]] : [];
    }),
  );
}

/** Returns a text, a list of words, or the texts of visible bullets. */
const written = (value: unknown): string | string[] =>
  Array.isArray(value)
    ? (value as (string | Node<'highlight'>)[]).flatMap((one) =>
        typeof one === 'string' ? [one] : one.visible ? [one.text] : [],
      )
    : typeof value === 'string'
      ? value
      : '';
