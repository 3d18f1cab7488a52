import { type DocumentFields, isEqual, pick } from '../../pure/autosave/fields.ts';
import { type EditingState, type FieldFaults, fieldOf, type PrepareDocument, type StoredDocument } from './editing.ts';

/** Records that fields were sent and their outcome is unknown. */
export const markSent = <Document extends DocumentFields>(
  editing: EditingState<Document>,
  fields: Partial<Document>,
) => ({
  ...editing,
  inDoubt: [...editing.inDoubt, fields],
});

/** Records that the server did not save the fields. */
export const markNotSaved = <Document extends DocumentFields>(
  editing: EditingState<Document>,
  fields: Partial<Document>,
) => ({
  ...editing,
  inDoubt: editing.inDoubt.filter((other) => other !== fields),
});

/** Applies a successful save; `written` is the document as typed when it was sent. */
export function applySaved<Document extends DocumentFields>(
  editing: EditingState<Document>,
  written: Document,
  fields: Partial<Document>,
  { id, revision, document }: StoredDocument<Document>,
): EditingState<Document> {
  const { base, value, typed } = editing;
  const own = Object.keys(fields);
  const updatedNames = Object.keys(document).filter(
    (name) => !own.includes(name) && !(name in typed) && isEqual(value[name], base[name]),
  );
  return {
    ...editing,
    id,
    revision,
    base: document,
    value: { ...value, ...pick(document, updatedNames) },
    typed: { ...typed, ...pick(written, own) },
    inDoubt: [],
  };
}

/**
 * Records that the server refused fields. They are held back until they change; if the faults name none of the fields,
 * all are held back. Groups of fields are held back together. What has changed since it was sent is tried again.
 */
export function markRejected<Document extends DocumentFields>(
  editing: EditingState<Document>,
  prepare: PrepareDocument<Document>,
  fields: Partial<Document>,
  faults: FieldFaults,
): EditingState<Document> {
  const { document, groups = [] } = prepare(editing.value);
  const groupOf = (name: string) => [name, ...groups.filter((group) => group.includes(name)).flat()];
  const faultPaths = Object.keys(faults);
  const all = Object.keys(fields);
  const namedFields = all.filter((name) => faultPaths.some((path) => groupOf(fieldOf(path)).includes(name)));
  const isAsSent = (name: string) => !(name in fields) || isEqual(document[name], fields[name]);
  const heldBack = (namedFields.length > 0 ? namedFields : all).filter((name) => groupOf(name).every(isAsSent));
  const heldFaultPaths = faultPaths.filter(
    (path) => namedFields.length === 0 || groupOf(fieldOf(path)).some((name) => heldBack.includes(name)),
  );
  const refusal = {
    fields: heldBack,
    faults: Object.fromEntries(heldFaultPaths.map((path) => [path, faults[path] ?? ''])),
  };
  const rest = markNotSaved(editing, fields);
  return heldBack.length > 0 ? { ...rest, refusals: [...rest.refusals, refusal] } : rest;
}
