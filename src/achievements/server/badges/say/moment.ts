import { maybeDate } from '#platform/fields.ts';

/** A day as written, and the moment that it stands for. */
export type Moment = { day: string; time: number };

const DATE = /^(\d{4}-\d\d-\d\d)(?:[Tt ].+)?$/;

/** Reads ISO 8601, and the seconds that badges of long ago have; undefined for anything else. */
export function readMoment(value: unknown): Moment | undefined {
  const text = typeof value === 'number' ? fromSeconds(value) : typeof value === 'string' ? value.trim() : '';
  const day = DATE.exec(text)?.[1];
  const time = Date.parse(text);
  if (day === undefined || Number.isNaN(time) || !maybeDate.safeParse(day).success) return undefined;
  return { day, time };
}

export const dayOf = (value: unknown) => readMoment(value)?.day ?? '';

/** Dates of JWTs count seconds. */
export function fromSeconds(seconds: number) {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
