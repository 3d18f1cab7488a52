import { isObject, type JsonObject } from '../json-resume/json.ts';

/** An object of an imported file. Each value can be taken once, and those left over can be kept as extras. */
export type Given = ReturnType<typeof makeGiven>;

export function makeGiven(value: unknown, from: string) {
  const left = new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);
  const take = (key: string) => {
    const raw = left.get(key);
    left.delete(key);
    return raw;
  };
  return {
    from,
    has: (key: string) => saysSomething(left.get(key)),
    look: (key: string) => left.get(key),
    take,
    /** Puts a value back that was taken but not read in full. */
    giveBack: (key: string, raw: unknown) => left.set(key, raw),
    /** Opens a field that holds an object. `done` puts the values that were not taken back into this object. */
    inside: (key: string) => {
      const raw = left.get(key);
      const inner = makeGiven(raw, `${from}.${key}`);
      if (isObject(raw)) {
        left.delete(key);
        return { ...inner, done: () => saysSomething(inner.left()) && left.set(key, inner.left()) };
      }
      return { ...inner, done: () => undefined };
    },
    left: (): JsonObject => Object.fromEntries([...left].filter(([, raw]) => saysSomething(raw))),
  };
}

/** Whether a value is worth keeping. Empty strings, `false`, 0, null, and empty lists and objects are not. */
export function saysSomething(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '' || raw === false || raw === 0) return false;
  if (Array.isArray(raw)) return raw.some(saysSomething);
  return !isObject(raw) || Object.values(raw).some(saysSomething);
}

/** Returns the objects of a list with their paths. Other values are passed to `other`. */
export function givensIn(list: unknown, from: string, other: (from: string, raw: unknown) => void): Given[] {
  if (!Array.isArray(list)) {
    if (saysSomething(list)) other(from, list);
    return [];
  }
  return list.flatMap((raw, at) => {
    if (isObject(raw)) return [makeGiven(raw, `${from}.${at}`)];
    other(`${from}.${at}`, raw);
    return [];
  });
}
