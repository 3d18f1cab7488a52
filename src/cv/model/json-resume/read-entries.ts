import { CV_LIMITS, emptyNode } from '../content.ts';
import type { Reader } from '../import/reader.ts';
import { type FieldShape, NODE_SHAPES, type Node, type Shape } from '../shapes.ts';
import { nameOf, type Values } from '../tree.ts';
import { type JsonObject, own } from './json.ts';
import { keepExtras, type Reading, type Spot } from './reading.ts';
import { COMPANY, ENTRIES, type EntryKind, isKnown, keyIn, ROLE, type Table } from './tables.ts';
import { asBefore, writeItem } from './write-entries.ts';

/** The place of an entry, and the preferred id of the nodes made from it. */
export type EntrySpot = Spot & { wish: string };

export function readItem(kind: EntryKind, entry: JsonObject, spot: EntrySpot, reading: Reading): Node {
  const item = kind === 'work' ? readWork(entry, spot, reading) : readOther(kind, entry, spot, reading);
  if (nameOf({ value: item }) === '') reading.reader.warn('nameless', { from: spot.from, at: [...spot.at, item.id] });
  return item;
}

function readOther(kind: Exclude<EntryKind, 'work'>, entry: JsonObject, spot: EntrySpot, reading: Reading): Node {
  const empty = emptyNode(kind, reading.idOf(spot.wish, entry));
  const inside = { ...spot, at: [...spot.at, empty.id] };
  const item = { ...empty, ...readFields(ENTRIES[kind], NODE_SHAPES[kind], entry, inside, reading) } as Node;
  const [wrote = {}] = writeItem(kind, item, asBefore);
  return { ...item, extras: keepExtras(entry, wrote, ENTRIES[kind], inside, reading) };
}

/** Reads an entry as a company with one role. Extras of company fields are kept there, all others with the role. */
function readWork(entry: JsonObject, spot: EntrySpot, reading: Reading): Node<'work'> {
  const company = emptyNode('work', reading.idOf(spot.wish, entry));
  const empty = emptyNode('role', reading.idOf(`${spot.wish}-role`));
  const at = [...spot.at, company.id];
  const ofRole = { ...spot, at: [...at, 'roles', empty.id] };
  const role = { ...empty, ...readFields(ROLE, NODE_SHAPES.role, entry, ofRole, reading) };
  const item = {
    ...company,
    ...readFields(COMPANY, NODE_SHAPES.work, entry, { ...spot, at }, reading),
    roles: [role],
  };
  const [wrote = {}] = writeItem('work', item, asBefore);
  const extras = keepExtras(entry, wrote, ENTRIES.work, ofRole, reading);
  return {
    ...item,
    extras: extras.filter(({ key }) => isKnown(COMPANY, key)),
    roles: [{ ...role, extras: extras.filter(({ key }) => !isKnown(COMPANY, key)) }],
  };
}

/** Reads the fields of a table. Values of any type are converted to the types of our fields. */
export function readFields(table: Table, shape: Shape, source: JsonObject, spot: EntrySpot, reading: Reading): Values {
  return Object.fromEntries(
    Object.entries(table).map(([field, names]) => {
      const key = keyIn(source, names);
      const place = { from: `${spot.from}.${key}`, at: spot.at, field };
      const type = shape[field];
      const value = own(source, key);
      return [
        field,
        isPlain(type) ? reading.reader.field(type, value, place) : readBullets(value, { ...spot, ...place }, reading),
      ];
    }),
  );
}

type PlainType = Parameters<Reader['field']>[0];
const isPlain = (type: FieldShape | undefined): type is PlainType => typeof type === 'string';

function readBullets(value: unknown, spot: EntrySpot, reading: Reading): Node<'highlight'>[] {
  const { reader } = reading;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) reader.warn('wrongType', spot, value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > CV_LIMITS.items) reader.warn('tooMany', spot);
  return list.slice(0, CV_LIMITS.items).map((text, index) => ({
    ...emptyNode('highlight', reading.idOf(`${spot.wish}-h${index + 1}`)),
    text: reader.text(text, spot),
  }));
}
