import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { CV_LIMITS } from '../../content.ts';
import type { Extra } from '../../shapes.ts';
import type { NodePath } from '../../tree.ts';
import type { ImportReport } from '../reading/report.ts';
import { makeValueReader, type ValueReader } from '../reading/value-reader.ts';
import { extrasOf } from './extras.ts';
import { isKnownKey, type KeyTable } from './tables.ts';

/** The state of reading a file: its ids, warnings and counts. */
export type ReadState = {
  reader: ValueReader;
  /** Returns the id of the node that an entry was exported from, or a new unique id based on `preferredId`. */
  idOf: (preferredId: string, entry?: JsonObject) => string;
  /** The number of values kept as extras because no field fits. */
  storedCount: number;
  sections: ImportReport['sections'];
};
export type NodeOrigin = { from: string; at: NodePath };

/** Creates the state of reading a file. `entryIds` holds the node ids of entries, `ids` all ids in use. */
export function makeReadState(
  entryIds: ReadonlyMap<JsonObject, string> = new Map(),
  ids: ReadonlySet<string> = new Set(),
): ReadState {
  const reservedIds = new Set(ids);
  const usedIds = new Set<string>();
  const uniqueId = (preferredId: string) => {
    let id = preferredId;
    for (let count = 2; reservedIds.has(id); count += 1) id = `${preferredId}-${count}`;
    reservedIds.add(id);
    return id;
  };
  const idOf = (preferredId: string, entry?: JsonObject) => {
    const entryId = entry && entryIds.get(entry);
    if (entryId === undefined || usedIds.has(entryId)) return uniqueId(preferredId);
    usedIds.add(entryId);
    return entryId;
  };
  return { reader: makeValueReader(), idOf, storedCount: 0, sections: [] };
}

/** Returns the entries of a list as objects. A text becomes an object with the text as its `textKey` field. */
export function entriesIn(value: unknown, from: string, textKey: string, { reader }: ReadState) {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) reader.warn('wrongType', { from }, value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > CV_LIMITS.items) reader.warn('tooMany', { from });
  return list.slice(0, CV_LIMITS.items).flatMap((raw, index): { entry: JsonObject; from: string }[] => {
    const origin = Array.isArray(value) ? `${from}.${index}` : from;
    if (isObject(raw)) return [{ entry: raw, from: origin }];
    reader.warn('wrongType', { from: origin }, raw);
    return typeof raw === 'string' && raw.trim() !== '' ? [{ entry: { [textKey]: raw }, from: origin }] : [];
  });
}

/** Keys that belong to the file rather than to the CV in it. */
const FILE_KEYS = ['$schema', 'meta'];
const MAX_PATH_LENGTH = 200;

/** Returns the data that our fields don't hold as extras, and adds warnings for data without a field. */
export function collectExtras(
  source: JsonObject,
  output: JsonObject,
  table: KeyTable,
  origin: NodeOrigin,
  state: ReadState,
): Extra[] {
  const extras = extrasOf(source, output, table);
  for (const { key, was } of extras) {
    if (isKnownKey(table, key) || isEmpty(was)) continue;
    state.storedCount += 1;
    if (FILE_KEYS.includes(key) && origin.from === '') continue;
    const from = (origin.from === '' ? key : `${origin.from}.${key}`).slice(0, MAX_PATH_LENGTH).toWellFormed();
    state.reader.warn(isPicture(origin, key) ? 'picture' : 'keptRaw', { from, at: origin.at }, was);
  }
  return extras;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether a key holds the address of a picture. It can't be imported, because our pictures are uploaded files. */
const isPicture = ({ from }: NodeOrigin, key: string) => from === 'basics' && (key === 'image' || key === 'picture');
