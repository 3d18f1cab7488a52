import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';

/** An object of an imported file. Each value can be taken once, and those left over can be kept as extras. */
export type SourceObject = ReturnType<typeof makeSourceObject>;

export function makeSourceObject(value: unknown, from: string) {
  const remaining = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const take = (key: string) => {
    const raw = remaining.get(key);
    remaining.delete(key);
    return raw;
  };
  return {
    from,
    has: (key: string) => hasContent(remaining.get(key)),
    peek: (key: string) => remaining.get(key),
    take,
    /** Puts a value back that was taken but not read in full. */
    putBack: (key: string, raw: unknown) => remaining.set(key, raw),
    /** Opens a field that holds an object. `close` puts the values that were not taken back into this object. */
    openObject: (key: string) => {
      const raw = remaining.get(key);
      const inner = makeSourceObject(raw, `${from}.${key}`);
      if (isObject(raw)) {
        remaining.delete(key);
        return { ...inner, close: () => hasContent(inner.remaining()) && remaining.set(key, inner.remaining()) };
      }
      return { ...inner, close: () => undefined };
    },
    remaining: (): JsonObject => Object.fromEntries([...remaining].filter(([, raw]) => hasContent(raw))),
  };
}

/** Whether a value is worth keeping. Empty strings, `false`, 0, null, and empty lists and objects are not. */
export function hasContent(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '' || raw === false || raw === 0) return false;
  if (Array.isArray(raw)) return raw.some(hasContent);
  return !isObject(raw) || Object.values(raw).some(hasContent);
}

/** Returns the objects of a list with their paths. Other values are passed to `onOther`. */
export function sourceObjectsIn(
  list: unknown,
  from: string,
  onOther: (from: string, raw: unknown) => void,
): SourceObject[] {
  if (!Array.isArray(list)) {
    if (hasContent(list)) onOther(from, list);
    return [];
  }
  return list.flatMap((raw, at) => {
    if (isObject(raw)) return [makeSourceObject(raw, `${from}.${at}`)];
    onOther(`${from}.${at}`, raw);
    return [];
  });
}
