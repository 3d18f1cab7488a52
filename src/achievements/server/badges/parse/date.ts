import { optionalPartialDate } from '#platform/pure/fields.ts';

/** A date as written and its timestamp. */
export type BadgeDate = { day: string; time: number };

const DATE = /^(\d{4}-\d\d-\d\d)(?:[Tt ].+)?$/;

/** Parses ISO 8601 dates and the Unix seconds of old badges. Returns undefined for anything else. */
export function parseBadgeDate(value: unknown): BadgeDate | undefined {
  const text = typeof value === 'number' ? isoFromSeconds(value) : typeof value === 'string' ? value.trim() : '';
  const day = DATE.exec(text)?.[1];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time) || !optionalPartialDate.safeParse(day).success) return undefined;
  return { day, time };
}

export const dayOf = (value: unknown) => parseBadgeDate(value)?.day ?? '';

/** Converts Unix seconds, as in JWT claims, to ISO 8601; empty if out of range. */
export function isoFromSeconds(seconds: number) {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
