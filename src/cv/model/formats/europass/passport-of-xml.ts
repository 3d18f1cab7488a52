import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { listOf } from '../reading/flat-source.ts';

/**
 * Converts the XML of a Skills Passport, as `valueOfXml` returns it, to the form of its JSON: lists are in no element of
 * their own, and the parts of a date are values like others.
 */
export function passportOfXml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(passportOfXml);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => withoutWrapper(key, inner)));
}

function withoutWrapper(key: string, value: unknown): [key: string, value: unknown] {
  if (key.startsWith('@')) return [key.slice(1, 2).toUpperCase() + key.slice(2), value];
  const name = key.endsWith('List') ? key.slice(0, -'List'.length) : '';
  if (name === '') return [key, passportOfXml(value)];
  return [name, listOf(entriesOf(name, value)).map(passportOfXml)];
}

/** Returns the entries in a list, which are named like it. */
function entriesOf(name: string, list: unknown): unknown {
  const entries: JsonObject = isObject(list) ? list : {};
  return ownProperty(entries, name) ?? Object.values(entries)[0];
}
