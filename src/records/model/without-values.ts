import { isObject } from '#platform/pure/autosave/fields.ts';

/**
 * Returns a document without references to what is gone: a field that holds one of the values becomes null, and an item
 * of a list that is or holds one is dropped.
 */
export const withoutValues = <Document extends object>(document: Document, gone: ReadonlySet<unknown>) =>
  (gone.size === 0 ? document : clear(document, gone)) as Document;

function clear(value: unknown, gone: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.filter((item) => !holds(item, gone)).map((item) => clear(item, gone));
  if (!isObject(value)) return gone.has(value) ? null : value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, clear(field, gone)]));
}

const holds = (item: unknown, gone: ReadonlySet<unknown>) =>
  gone.has(item) || (isObject(item) && Object.values(item).some((field) => gone.has(field)));
