/** A document's plain data by field name. */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests two pieces of plain data for deep equality; a missing property equals `undefined`. */
export function isEqual(one: unknown, other: unknown, sameText = Object.is): boolean {
  if (typeof one === 'string' && typeof other === 'string') return sameText(one, other);
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at], sameText));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isEqual(one[name], other[name], sameText),
  );
}

/** Tests for deep equality, ignoring whitespace around texts, which the server may trim. */
export const isEqualTrimmed = (one: unknown, other: unknown) =>
  isEqual(one, other, (a, b) => Object.is(a, b) || String(a).trim() === String(b).trim());

export type Path = readonly string[];

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), value);

/** Returns a copy with another value at a path. */
export function withValueAt<Value>(value: Value, [name, ...rest]: Path, next: unknown): Value {
  if (name === undefined) return next as Value;
  const inside: Fields = isObject(value) ? value : {};
  return { ...inside, [name]: withValueAt(inside[name], rest, next) } as Value;
}

export const pick = <Document extends Fields>(document: Document, names: readonly string[]): Partial<Document> =>
  Object.fromEntries(names.map((name) => [name, document[name]])) as Partial<Document>;
