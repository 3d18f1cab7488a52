import { CV_LIMITS } from '../content.ts';
import { makeReader, type Reader } from '../import/reader.ts';
import type { ImportReport } from '../import/report.ts';
import type { Extra } from '../shapes.ts';
import type { Path } from '../tree.ts';
import { extrasOf } from './extras.ts';
import { isObject, type JsonObject } from './json.ts';
import { isKnown, type Table } from './tables.ts';

/** The state of reading a file: its ids, warnings and counts. */
export type Reading = {
  reader: Reader;
  /** Returns the id of the node that an entry was exported from, or a new unique id based on `wish`. */
  idOf: (wish: string, entry?: JsonObject) => string;
  /** The number of values kept as extras because no field fits. */
  kept: number;
  sections: ImportReport['sections'];
};
export type Spot = { from: string; at: Path };

/** Creates the state of reading a file. `names` holds the node ids of entries, `ids` all ids in use. */
export function makeReading(
  names: ReadonlyMap<JsonObject, string> = new Map(),
  ids: ReadonlySet<string> = new Set(),
): Reading {
  const taken = new Set(ids);
  const used = new Set<string>();
  const freeId = (wish: string) => {
    let id = wish;
    for (let count = 2; taken.has(id); count += 1) id = `${wish}-${count}`;
    taken.add(id);
    return id;
  };
  const idOf = (wish: string, entry?: JsonObject) => {
    const name = entry && names.get(entry);
    if (name === undefined || used.has(name)) return freeId(wish);
    used.add(name);
    return name;
  };
  return { reader: makeReader(), idOf, kept: 0, sections: [] };
}

/** Returns the entries of a list as objects. A text becomes an object with the text as its `named` field. */
export function entriesIn(value: unknown, from: string, named: string, { reader }: Reading) {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) reader.warn('wrongType', { from }, value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > CV_LIMITS.items) reader.warn('tooMany', { from });
  return list.slice(0, CV_LIMITS.items).flatMap((given, index): { entry: JsonObject; from: string }[] => {
    const spot = Array.isArray(value) ? `${from}.${index}` : from;
    if (isObject(given)) return [{ entry: given, from: spot }];
    reader.warn('wrongType', { from: spot }, given);
    return typeof given === 'string' && given.trim() !== '' ? [{ entry: { [named]: given }, from: spot }] : [];
  });
}

/** Keys that belong to the file rather than to the CV in it. */
const OF_THE_FILE = ['$schema', 'meta'];
const LONGEST_PATH = 200;

/** Returns the data that our fields don't hold as extras, and adds warnings for data without a field. */
export function keepExtras(source: JsonObject, wrote: JsonObject, table: Table, spot: Spot, reading: Reading): Extra[] {
  const extras = extrasOf(source, wrote, table);
  for (const { key, was } of extras) {
    if (isKnown(table, key) || isEmpty(was)) continue;
    reading.kept += 1;
    if (OF_THE_FILE.includes(key) && spot.from === '') continue;
    const from = (spot.from === '' ? key : `${spot.from}.${key}`).slice(0, LONGEST_PATH).toWellFormed();
    reading.reader.warn(isPicture(spot, key) ? 'picture' : 'keptRaw', { from, at: spot.at }, was);
  }
  return extras;
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Whether a key holds the address of a picture. It can't be imported, because our pictures are uploaded files. */
const isPicture = ({ from }: Spot, key: string) => from === 'basics' && (key === 'image' || key === 'picture');
