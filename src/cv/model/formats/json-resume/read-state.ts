import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { CV_LIMITS } from '../../content.ts';
import type { Extra } from '../../shapes.ts';
import type { NodePath } from '../../tree.ts';
import type { ImportReport } from '../reading/report.ts';
import { makeValueReader, type ValueReader } from '../reading/value-reader.ts';
import { extrasOf } from './extras.ts';
import { countTexts, FILE_KEYS } from './landed-texts.ts';
import { isFilled, isKnownKey, type KeyTable } from './tables.ts';
import { OWN_KEY } from './write-entries.ts';

/** The state of reading a file: its ids, warnings and counts. */
export type ReadState = {
  reader: ValueReader;
  /** Returns the id of the node that an entry was exported from, or a new unique id based on `preferredId`. */
  idOf: (preferredId: string, entry?: JsonObject) => string;
  /**
   * Whether an entry, or by default the rest of the file, comes from another program, so that its values are interpreted
   * the way that such files mean them. What we wrote is read as it is.
   */
  isForeign: (entry?: JsonObject) => boolean;
  /** The number of values kept as extras because no field fits, and the number of texts in them. */
  storedCount: number;
  storedTexts: number;
  sections: ImportReport['sections'];
  /** Keys at the top of the file that were read into sections although the format has none for them. */
  listKeys: Set<string>;
};
export type NodeOrigin = { from: string; at: NodePath };

/** The node ids of the entries in a file that we wrote, and all ids in use. */
type OwnIds = { entryIds: ReadonlyMap<JsonObject, string>; ids: ReadonlySet<string> };

/** Creates the state of reading a file. */
export function makeReadState(own?: OwnIds): ReadState {
  const { entryIds, ids }: OwnIds = own ?? { entryIds: new Map(), ids: new Set() };
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
  const isForeign = (entry?: JsonObject) => (entry ? !entryIds.has(entry) : own === undefined);
  return {
    reader: makeValueReader(),
    idOf,
    isForeign,
    storedCount: 0,
    storedTexts: 0,
    sections: [],
    listKeys: new Set(),
  };
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
    if (isKnownKey(table, key) || !isFilled(was) || (origin.from === '' && state.listKeys.has(key))) continue;
    state.storedCount += 1;
    if (FILE_KEYS.includes(key) && origin.from === '') continue;
    if (key !== OWN_KEY) state.storedTexts += countTexts(was);
    const from = (origin.from === '' ? key : `${origin.from}.${key}`).slice(0, MAX_PATH_LENGTH).toWellFormed();
    state.reader.warn(isPicture(origin, key) ? 'picture' : 'keptRaw', { from, at: origin.at }, was);
  }
  return extras;
}

/** Whether a key holds the address of a picture. It can't be imported, because our pictures are uploaded files. */
const isPicture = ({ from }: NodeOrigin, key: string) => from === 'basics' && (key === 'image' || key === 'picture');
