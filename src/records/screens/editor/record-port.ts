import { isRefusal, messageOf } from '#platform/api-errors.ts';
import type { Stored } from '#platform/autosave/editing.ts';
import { type Fields, isEqualTrimmed, pick } from '#platform/autosave/fields.ts';
import type { Port } from '#platform/autosave/port.ts';
import type { Desk, DeskRecord } from './desk.ts';

/** Number of recently changed records to look through for one that was just created. */
const LATEST = 10;

/** Adapts a kind's API to the port that autosave writes to. Every record received is also passed to `onRecord`. */
export function recordPort<Document extends Fields>(
  { calls, empty, guarded }: Desk<Document>,
  onRecord: (record: DeskRecord<Document>) => void,
): Port<Document> {
  const asStored = (record: DeskRecord<Document>): Stored<Document> => ({
    id: record.id,
    revision: record.revision,
    document: pick(record as Document, Object.keys(empty)) as Document,
  });
  const told = (record: DeskRecord<Document>) => {
    onRecord(record);
    return asStored(record);
  };
  const seen = (record: DeskRecord<Document>) => record.trashedAt === null;
  return {
    read: async (id) => told(await calls.read({ id })),
    create: async (fields) => told(await calls.create(fields).catch(asFault(guarded, fields))),
    save: async (id, revision, fields) =>
      told(await calls.save({ ...fields, id, revision }).catch(asFault(guarded, fields))),
    restore: async (id) => told(await calls.restore({ id })),
    find: async (tried) => {
      const { items } = await calls.list({ sort: 'updated', limit: LATEST });
      for (const item of items.filter(({ revision }) => revision === 1)) {
        if (!tried.some((fields) => agrees(item as Fields, fields))) continue;
        const record = await calls.read({ id: item.id });
        if (seen(record) && tried.some((fields) => agrees(record as Fields, { ...empty, ...fields }, fields))) {
          return told(record);
        }
      }
      return undefined;
    },
    asStored: (current) => told(current as DeskRecord<Document>),
  };
}

/**
 * Reports whether a record matches the sent fields, as far as it has them. Without a sent slug, the slug is ignored: it
 * follows from the title.
 */
const agrees = (record: Fields, fields: Fields, sent: Fields = fields) =>
  Object.entries(fields).every(
    ([name, value]) =>
      !(name in record) || (name === 'slug' && !('slug' in sent)) || isEqualTrimmed(record[name], value),
  );

/** Turns a 403 caused by a guarded field into an error of that field, so that the other fields are saved without it. */
const asFault = (guarded: readonly string[], fields: Fields) => (error: unknown) => {
  const cause = guarded.find((name) => name in fields);
  if (!isRefusal(error) || error.status !== 403 || cause === undefined) throw error;
  const data = { ...error.data, fields: [{ path: cause, message: messageOf(error) }] };
  throw Object.assign(new Error(error.message), { code: 'BAD_REQUEST', status: 400, data });
};
