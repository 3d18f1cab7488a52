import { isObject } from '../../../../platform/pure/json.ts';

/** Thrown if a value is nested deeper than any CV is. */
export class NestingTooDeepError extends Error {
  override readonly name = 'NestingTooDeepError';
}

export const MAX_DEPTH = 64;
const MAX_REPORTED_PATHS = 20;
/** Characters that databases can't store as text: NUL and lone surrogates. */
const UNSTORABLE_CHARACTERS = /[\0\p{Cs}]/gu;

/** Returns a value as JSON that can be stored, and the paths at which something was replaced. */
export function cleanValue(value: unknown): { value: unknown; cleaned: string[] } {
  const cleaned: string[] = [];
  let duplicateKeys = 0;

  const reportCleaned = (path: string) => {
    if (cleaned.length < MAX_REPORTED_PATHS) cleaned.push(path);
  };
  const text = (original: string, path: string) => {
    const clean = original.replace(UNSTORABLE_CHARACTERS, '\ufffd');
    if (clean !== original) reportCleaned(path);
    return clean;
  };
  const clean = (raw: unknown, path: string, depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new NestingTooDeepError();
    const childPath = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    if (Array.isArray(raw)) return raw.map((item, at) => clean(item, childPath(at), depth + 1));
    if (isObject(raw)) {
      const result = new Map<string, unknown>();
      for (const [key, inner] of Object.entries(raw)) {
        const name = text(key, path);
        if (result.has(name)) duplicateKeys += 1;
        result.set(result.has(name) ? `${name} ${duplicateKeys}` : name, clean(inner, childPath(name), depth + 1));
      }
      return Object.fromEntries(result);
    }
    if (typeof raw === 'string') return text(raw, path);
    if (raw === null || typeof raw === 'boolean') return raw;
    return typeof raw === 'number' && Number.isFinite(raw) ? raw : text(String(raw), path);
  };

  return { value: clean(value, '', 0), cleaned };
}
