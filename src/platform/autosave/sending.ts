import { type Editing, type Faults, fieldOf, type Prepare, type Stored } from './editing.ts';
import { type Fields, isEqual, pick } from './fields.ts';

/** Records that fields were sent and their outcome is unknown. */
export const sent = <Document extends Fields>(editing: Editing<Document>, fields: Partial<Document>) => ({
  ...editing,
  inDoubt: [...editing.inDoubt, fields],
});

/** Records that the server did not save the fields. */
export const notTaken = <Document extends Fields>(editing: Editing<Document>, fields: Partial<Document>) => ({
  ...editing,
  inDoubt: editing.inDoubt.filter((other) => other !== fields),
});

/** Applies a successful save; `written` is the document as typed when it was sent. */
export function kept<Document extends Fields>(
  editing: Editing<Document>,
  written: Document,
  fields: Partial<Document>,
  { id, revision, document }: Stored<Document>,
): Editing<Document> {
  const { base, value, typed } = editing;
  const own = Object.keys(fields);
  const followed = Object.keys(document).filter(
    (name) => !own.includes(name) && !(name in typed) && isEqual(value[name], base[name]),
  );
  return {
    ...editing,
    id,
    revision,
    base: document,
    value: { ...value, ...pick(document, followed) },
    typed: { ...typed, ...pick(written, own) },
    inDoubt: [],
  };
}

/**
 * Records that the server refused fields. They are held back until they change; if the faults name none of the fields,
 * all are held back. Fields that changed since they were sent are tried again.
 */
export function refused<Document extends Fields>(
  editing: Editing<Document>,
  prepare: Prepare<Document>,
  fields: Partial<Document>,
  faults: Faults,
): Editing<Document> {
  const { document } = prepare(editing.value);
  const places = Object.keys(faults);
  const all = Object.keys(fields);
  const named = all.filter((name) => places.some((place) => fieldOf(place) === name));
  const held = (named.length > 0 ? named : all).filter((name) => isEqual(document[name], fields[name]));
  const told = places.filter((place) => named.length === 0 || held.includes(fieldOf(place)));
  const refusal = { fields: held, faults: Object.fromEntries(told.map((place) => [place, faults[place] ?? ''])) };
  const rest = notTaken(editing, fields);
  return held.length > 0 ? { ...rest, refusals: [...rest.refusals, refusal] } : rest;
}
