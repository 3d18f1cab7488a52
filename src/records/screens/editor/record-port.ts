import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { DocumentPort } from '#platform/browser/autosave/port.ts';
import { isApiError, messageOf } from '#platform/pure/api-errors.ts';
import { type DocumentFields, isEqualTrimmed, pick } from '#platform/pure/autosave/fields.ts';
import type { EditorRecord, RecordEditorConfig } from './record-editor-config.ts';

/** Number of recently changed records to look through for one that was just created. */
const MAX_CANDIDATES = 10;

/** Adapts a kind's API to the port that autosave writes to. Every record received is also passed to `onRecord`. */
export function recordPort<Document extends DocumentFields>(
  { calls, empty, verifiedOnlyFields }: RecordEditorConfig<Document>,
  onRecord: (record: EditorRecord<Document>) => void,
): DocumentPort<Document> {
  const toStored = (record: EditorRecord<Document>): StoredDocument<Document> => ({
    id: record.id,
    revision: record.revision,
    document: pick(record as Document, Object.keys(empty)) as Document,
  });
  const receive = (record: EditorRecord<Document>) => {
    onRecord(record);
    return toStored(record);
  };
  const isActive = (record: EditorRecord<Document>) => record.trashedAt === null;
  return {
    read: async (id) => receive(await calls.read({ id })),
    create: async (fields) => receive(await calls.create(fields).catch(toFieldRefusal(verifiedOnlyFields, fields))),
    save: async (id, revision, fields) =>
      receive(await calls.save({ ...fields, id, revision }).catch(toFieldRefusal(verifiedOnlyFields, fields))),
    restore: async (id) => receive(await calls.restore({ id })),
    find: async (attempts) => {
      const { items } = await calls.list({ sort: 'updated', limit: MAX_CANDIDATES });
      for (const item of items.filter(({ revision }) => revision === 1)) {
        if (!attempts.some((fields) => matches(item as DocumentFields, fields))) continue;
        const record = await calls.read({ id: item.id });
        if (
          isActive(record) &&
          attempts.some((fields) => matches(record as DocumentFields, { ...empty, ...fields }, fields))
        ) {
          return receive(record);
        }
      }
      return undefined;
    },
    toStored: (current) => receive(current as EditorRecord<Document>),
  };
}

/**
 * Reports whether a record matches the sent fields, as far as it has them.
 * Without a sent slug, the slug is ignored: it follows from the title.
 */
const matches = (record: DocumentFields, fields: DocumentFields, submitted: DocumentFields = fields) =>
  Object.entries(fields).every(
    ([name, value]) =>
      !(name in record) || (name === 'slug' && !('slug' in submitted)) || isEqualTrimmed(record[name], value),
  );

/** Turns a 403 caused by a guarded field into an error of that field, so that the other fields are saved without it. */
const toFieldRefusal = (verifiedOnlyFields: readonly string[], fields: DocumentFields) => (error: unknown) => {
  const guardedField = verifiedOnlyFields.find((name) => name in fields);
  if (!isApiError(error) || error.status !== 403 || guardedField === undefined) throw error;
  const data = { ...error.data, fields: [{ path: guardedField, message: messageOf(error) }] };
  throw Object.assign(new Error(error.message), { code: 'BAD_REQUEST', status: 400, data });
};
