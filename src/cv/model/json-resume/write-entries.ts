import type { Extra, Node } from '../shapes.ts';
import type { Values } from '../tree.ts';
import { withExtras } from './extras.ts';
import type { JsonObject } from './json.ts';
import { COMPANY, ENTRIES, type EntryKind, isKnown, ROLE, type Table } from './tables.ts';

/** The key of what is only ours: the skeleton at the top of a file, and in an entry the id of its node. */
export const OURS = 'vitrine';

/** How an object is finished: what its fields wrote, with what a file said beside them; `id` is that of the node. */
export type Finish = (wrote: JsonObject, extras: readonly Extra[], table: Table, id?: string) => JsonObject;

/** As it was read. */
export const asBefore: Finish = (wrote, extras, table) => withExtras(wrote, extras, table);

/** With the id of each entry, to be found again. What is of the standard is written by our fields alone. */
export const withNames: Finish = (wrote, extras, table, id) => {
  const unknown = extras.filter(({ key }) => key !== '' && key !== OURS && !isKnown(table, key));
  return { ...withExtras(wrote, unknown, table), ...(id === undefined ? {} : { [OURS]: id }) };
};

/** The entries that an item is: one, or one for each role in a company. */
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

/** The fields of a table in their names, without those that hold nothing. */
export function writeFields(table: Table, values: object): JsonObject {
  return Object.fromEntries(
    Object.entries(table).flatMap(([field, [key]]) => {
      const value = written((values as Values)[field]);
      return value.length > 0 ? [[key, value]] : [];
    }),
  );
}

/** A text, words, or the texts of bullets. */
const written = (value: unknown): string | string[] =>
  Array.isArray(value)
    ? (value as (string | Node<'highlight'>)[]).flatMap((one) =>
        typeof one === 'string' ? [one] : one.visible ? [one.text] : [],
      )
    : typeof value === 'string'
      ? value
      : '';
