/** A document's plain data by field name. */
export type DocumentFields = Record<string, unknown>;

export const isObject = (value: unknown): value is DocumentFields =>
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

export type FieldPath = readonly string[];

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

/** Returns a copy with another value at a path. */
export function withValueAt<Value>(value: Value, [name, ...rest]: FieldPath, next: unknown): Value {
  if (name === undefined) return next as Value;
  const inner: DocumentFields = isObject(value) ? value : {};
  return { ...inner, [name]: withValueAt(inner[name], rest, next) } as Value;
}

export const pick = <Document extends DocumentFields>(
  document: Document,
  names: readonly string[],
): Partial<Document> => Object.fromEntries(names.map((name) => [name, document[name]])) as Partial<Document>;
