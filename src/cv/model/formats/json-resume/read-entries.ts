import { type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { CV_LIMITS, emptyNode } from '../../content.ts';
import { type FieldShape, NODE_SHAPES, type Node, type NodeShape } from '../../shapes.ts';
import { type FieldValues, nodeTitleOf } from '../../tree.ts';
import type { ValueReader } from '../reading/value-reader.ts';
import { readForeignText, readOngoing } from './foreign-values.ts';
import { collectExtras, type NodeOrigin, type ReadState } from './read-state.ts';
import { COMPANY, ENTRIES, type EntryKind, isKnownKey, type KeyTable, keysUsedIn, ROLE } from './tables.ts';
import { withOriginalData, writeItem } from './write-entries.ts';

/** The origin of an entry, and the preferred id of the nodes made from it. */
export type EntryOrigin = NodeOrigin & { preferredId: string };

export function readItem(kind: EntryKind, entry: JsonObject, origin: EntryOrigin, state: ReadState): Node {
  const item = kind === 'work' ? readWorkItem(entry, origin, state) : readPlainItem(kind, entry, origin, state);
  if (nodeTitleOf({ value: item }) === '')
    state.reader.warn('nameless', { from: origin.from, at: [...origin.at, item.id] });
  return item;
}

function readPlainItem(
  kind: Exclude<EntryKind, 'work'>,
  entry: JsonObject,
  origin: EntryOrigin,
  state: ReadState,
): Node {
  const empty = emptyNode(kind, state.idOf(origin.preferredId, entry));
  const itemOrigin = { ...origin, at: [...origin.at, empty.id] };
  const fields = readFields(ENTRIES[kind], NODE_SHAPES[kind], entry, itemOrigin, state);
  const item = { ...empty, ...withOngoing(fields, entry, state) } as Node;
  const [output = {}] = writeItem(kind, item, withOriginalData);
  return { ...item, extras: collectExtras(entry, output, ENTRIES[kind], itemOrigin, state) };
}

/** Reads an entry as a company with one role. Extras of company fields are kept there, all others with the role. */
function readWorkItem(entry: JsonObject, origin: EntryOrigin, state: ReadState): Node<'work'> {
  const company = emptyNode('work', state.idOf(origin.preferredId, entry));
  const empty = emptyNode('role', state.idOf(`${origin.preferredId}-role`));
  const at = [...origin.at, company.id];
  const roleOrigin = { ...origin, at: [...at, 'roles', empty.id] };
  const fields = readFields(ROLE, NODE_SHAPES.role, entry, roleOrigin, state);
  const role = { ...empty, ...withOngoing(fields, entry, state) };
  const item = {
    ...company,
    ...readFields(COMPANY, NODE_SHAPES.work, entry, { ...origin, at }, state),
    roles: [role],
  };
  const [output = {}] = writeItem('work', item, withOriginalData);
  const extras = collectExtras(entry, output, ENTRIES.work, roleOrigin, state);
  return {
    ...item,
    extras: extras.filter(({ key }) => isKnownKey(COMPANY, key)),
    roles: [{ ...role, extras: extras.filter(({ key }) => !isKnownKey(COMPANY, key)) }],
  };
}

/** Reads the fields of a table. Values of any type are converted to the types of our fields. */
export function readFields(
  table: KeyTable,
  shape: NodeShape,
  source: JsonObject,
  origin: EntryOrigin,
  state: ReadState,
  isForeign = state.isForeign(source),
): FieldValues {
  return Object.fromEntries(
    Object.entries(table).map(([field, names]) => {
      const [key, ...others] = keysUsedIn(source, names);
      const fieldOrigin = { ...origin, from: `${origin.from}.${key}`, field };
      const type = shape[field];
      const value = ownProperty(source, key);
      if (!isPlainType(type)) return [field, readBullets(value, fieldOrigin, state, isForeign)];
      const values = type === 'text' ? [key, ...others].map((name) => ownProperty(source, name)) : [value];
      return [
        field,
        isForeign ? readForeign(type, values, fieldOrigin, state) : state.reader.field(type, value, fieldOrigin),
      ];
    }),
  );
}

type PlainType = Parameters<ValueReader['field']>[0];
const isPlainType = (type: FieldShape | undefined): type is PlainType => typeof type === 'string';

/** Reads a value of another program. Texts and lists of words under several keys are joined to one text. */
function readForeign(type: PlainType, values: readonly unknown[], origin: EntryOrigin, { reader }: ReadState): unknown {
  const texts = type === 'text' ? values.map(textOfValue).filter((text) => text !== undefined) : [];
  if (texts.length < values.length) return reader.field(type, values[0], origin);
  return reader.field(type, [...new Set(texts.map(readForeignText))].join('\n\n'), origin);
}

const textOfValue = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((word) => typeof word === 'string') ? value.join(', ') : undefined;
};

/** Returns the fields of an entry with whether it is ongoing, which files say in other ways than we do. */
const withOngoing = (fields: FieldValues, entry: JsonObject, state: ReadState): FieldValues =>
  'start' in fields && state.isForeign(entry) ? { ...fields, ...readOngoing(fields) } : fields;

function readBullets(value: unknown, origin: EntryOrigin, state: ReadState, isForeign: boolean): Node<'highlight'>[] {
  const { reader } = state;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) reader.warn('wrongType', origin, value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > CV_LIMITS.items) reader.warn('tooMany', origin);
  return list.slice(0, CV_LIMITS.items).map((text, index) => ({
    ...emptyNode('highlight', state.idOf(`${origin.preferredId}-h${index + 1}`)),
    text: reader.text(isForeign && typeof text === 'string' ? readForeignText(text) : text, origin),
  }));
}
