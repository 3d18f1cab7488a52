import { isObject } from '../json-resume/json.ts';

/** Thrown if a value is nested deeper than any CV is. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep';
}

export const DEEPEST = 64;
const MOST_TOLD = 20;
/** Characters that databases can't store as text: NUL and lone surrogates. */
const NO_TEXT = /[\0\p{Cs}]/gu;

/** Returns a value as JSON that can be stored, and the paths at which something was replaced. */
export function cleanValue(value: unknown): { value: unknown; cleaned: string[] } {
  const cleaned: string[] = [];
  let doubles = 0;

  const tell = (path: string) => {
    if (cleaned.length < MOST_TOLD) cleaned.push(path);
  };
  const text = (written: string, path: string) => {
    const clean = written.replace(NO_TEXT, '\ufffd');
    if (clean !== written) tell(path);
    return clean;
  };
  const clean = (raw: unknown, path: string, depth: number): unknown => {
    if (depth > DEEPEST) throw new TooDeep();
    const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    if (Array.isArray(raw)) return raw.map((item, at) => clean(item, below(at), depth + 1));
    if (isObject(raw)) {
      const result = new Map<string, unknown>();
      for (const [key, inner] of Object.entries(raw)) {
        const name = text(key, path);
        if (result.has(name)) doubles += 1;
        result.set(result.has(name) ? `${name} ${doubles}` : name, clean(inner, below(name), depth + 1));
      }
      return Object.fromEntries(result);
    }
    if (typeof raw === 'string') return text(raw, path);
    if (raw === null || typeof raw === 'boolean') return raw;
    return typeof raw === 'number' && Number.isFinite(raw) ? raw : text(String(raw), path);
  };

  return { value: clean(value, '', 0), cleaned };
}
