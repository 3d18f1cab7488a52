import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { listOf, TEXT_KEY } from '../reading/flat-source.ts';
import { isPresentWord } from '../reading/period.ts';

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Returns the texts of an element that may have attributes or be there several times. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map((one) => (isObject(one) ? one[TEXT_KEY] : one))
    .filter((one) => typeof one === 'string');

/** The elements that hold a date, by how much of it they tell. */
const DATES = ['AnyDate', 'YearMonth', 'Year', 'StringDate'];
/** Words that programs write where they know no date. */
const UNKNOWN = /^not ?(?:known|applicable)$/i;

/** Returns the text of a date, or nothing for one that is not known. */
export function textOfDate(value: unknown): string | undefined {
  const texts = isObject(value) ? DATES.flatMap((name) => textsOf(value[name])) : textsOf(value);
  return texts.find((text) => !UNKNOWN.test(text));
}

/** Returns the dates of a period. One that ends now is ongoing. */
export function periodOf(start: unknown, end: unknown, isCurrent?: unknown): JsonObject {
  const last = textOfDate(end);
  const isOngoing = last === undefined ? isCurrent : isPresentWord(last);
  return {
    StartDate: textOfDate(start),
    ...(isOngoing === true || isOngoing === 'true' ? { CurrentIndicator: true } : { EndDate: last }),
  };
}

/** Returns an element of the properties that are left of another one, or nothing if none are. */
export const leftover = (name: string, rest: JsonObject): JsonObject =>
  Object.values(rest).some((value) => value !== undefined) ? { [name]: rest } : {};

/** Returns a value without the properties that are `undefined`, which XML cannot have. */
export function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMissing);
  if (!isObject(value)) return value;
  const present = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(present.map(([key, inner]) => [key, withoutMissing(inner)]));
}
