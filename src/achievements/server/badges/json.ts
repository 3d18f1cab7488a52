import { BADGE_LIMITS } from './limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge, notABadge } from './unreadable-badge-error.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Parses a JSON object within the limits for size, depth and number of values. Throws if it exceeds them. */
export function parseJson(text: string): JsonObject {
  if (Buffer.byteLength(text) > BADGE_LIMITS.jsonBytes) throw badgeTooLarge();
  const value = parse(text);
  if (!isObject(value)) throw notABadge();
  if (countValues(value) > BADGE_LIMITS.jsonValues) throw badgeTooComplex();
  return value;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenBadge(cause);
  }
}

/**
 * Counts the values of a document and throws beyond the limits.
 * Iterative, so that deep nesting cannot overflow the stack.
 */
export function countValues(root: Json): number {
  const pending = [{ value: root, depth: 1 }];
  let count = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    count += 1;
    if (next.depth > BADGE_LIMITS.jsonDepth || count > BADGE_LIMITS.jsonValues) throw badgeTooComplex();
    if (typeof next.value !== 'object' || next.value === null) continue;
    // This key could pollute prototypes in libraries that copy objects.
    if (Object.hasOwn(next.value, '__proto__')) throw brokenBadge();
    for (const value of Object.values(next.value)) pending.push({ value, depth: next.depth + 1 });
  }
  return count;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is an object, or the first object of an array; otherwise an empty object. */
export const objectOf = (value: Json | undefined): JsonObject => listOf(value).find(isObject) ?? {};

/** Returns the values as an array. JSON-LD treats a single value and an array of one alike. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Returns the first string: plain, or the value of a language-tagged string. Empty if there is none. */
export function textOf(value: Json | undefined): string {
  for (const each of listOf(value)) {
    if (typeof each === 'string') return each;
    if (isObject(each) && typeof each['@value'] === 'string') return each['@value'];
  }
  return '';
}

/** Returns the id of a node that is given in full or by id only. */
export const idOf = (value: Json | undefined): string => {
  const [first] = listOf(value);
  return typeof first === 'string' ? first : textOf(isObject(first) ? (first.id ?? first['@id']) : undefined);
};

export const hasType = ({ type, '@type': jsonLdType }: JsonObject, ...types: string[]) =>
  listOf(type ?? jsonLdType).some((each) => typeof each === 'string' && types.includes(each));
