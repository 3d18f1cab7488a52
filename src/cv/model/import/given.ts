import { isObject, type JsonObject } from '../json-resume/json.ts';

/** An object of a file. Each of its fields is taken at most once; what nobody took can be kept as it is. */
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
    /** What was taken, but not whole. */
    giveBack: (key: string, raw: unknown) => left.set(key, raw),
    /** A field that is an object of its own. What it does not take stays in this one. */
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

/** Nothing, no, none, and empty lists and objects say nothing that would have to be kept. */
export function saysSomething(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '' || raw === false || raw === 0) return false;
  if (Array.isArray(raw)) return raw.some(saysSomething);
  return !isObject(raw) || Object.values(raw).some(saysSomething);
}

/** The objects of a list with where they stand; what is no object is handed to `other`. */
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
