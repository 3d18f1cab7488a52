import { BADGE_LIMITS } from './limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge, notABadge } from './unreadable.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Reads an object, no larger, deeper or fuller than a badge has any need to be. */
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

/** Counts as far as the limit, without a call of itself, so that no depth can break it. */
export function countValues(root: Json): number {
  const waiting = [{ value: root, depth: 1 }];
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    if (next.depth > BADGE_LIMITS.jsonDepth || count > BADGE_LIMITS.jsonValues) throw badgeTooComplex();
    if (typeof next.value !== 'object' || next.value === null) continue;
    // To libraries this name is more than a name.
    if (Object.hasOwn(next.value, '__proto__')) throw brokenBadge();
    for (const value of Object.values(next.value)) waiting.push({ value, depth: next.depth + 1 });
  }
  return count;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under this name, if it is an object: alone, or the first of several. */
export const objectOf = (value: Json | undefined): JsonObject => listOf(value).find(isObject) ?? {};

/** One value or several: to JSON-LD they are the same. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** A text: as such, with its language, or the first of several. */
export function textOf(value: Json | undefined): string {
  for (const each of listOf(value)) {
    if (typeof each === 'string') return each;
    if (isObject(each) && typeof each['@value'] === 'string') return each['@value'];
  }
  return '';
}

/** The identifier of something that is told in full, or by its identifier alone. */
export const idOf = (value: Json | undefined): string => {
  const [first] = listOf(value);
  return typeof first === 'string' ? first : textOf(isObject(first) ? (first.id ?? first['@id']) : undefined);
};

export const hasType = ({ type, '@type': other }: JsonObject, ...wanted: string[]) =>
  listOf(type ?? other).some((each) => typeof each === 'string' && wanted.includes(each));
