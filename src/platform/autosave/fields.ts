/** A document as it is kept: plain data, named field by field. */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two pieces of plain data say the same; what is not there is the same as `undefined`. */
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

/** The same but for spaces around a text, which whoever keeps it may take away. */
export const isEqualTrimmed = (one: unknown, other: unknown) =>
  isEqual(one, other, (a, b) => Object.is(a, b) || String(a).trim() === String(b).trim());

export type Path = readonly string[];

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), value);

/** The document with another value at one place; all else is what it was. */
export function withValueAt<Value>(value: Value, [name, ...rest]: Path, next: unknown): Value {
  if (name === undefined) return next as Value;
  const inside: Fields = isObject(value) ? value : {};
  return { ...inside, [name]: withValueAt(inside[name], rest, next) } as Value;
}

export const pick = <Document extends Fields>(document: Document, names: readonly string[]): Partial<Document> =>
  Object.fromEntries(names.map((name) => [name, document[name]])) as Partial<Document>;
