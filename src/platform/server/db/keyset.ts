import { invalidFields } from '../../pure/errors.ts';
import { isUuid } from '../../pure/uuid.ts';

/** Tests whether a part of a key is one that the list could have issued, so that the database accepts it. */
type KeyTest = (part: string) => boolean;

/** Encodes the key of a page's last row as an opaque cursor for the next page. */
export const encodeCursor = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Decodes a cursor into its key, whose parts must pass one test each. Throws for a cursor of another list or order. */
export function decodeCursor<Tests extends readonly KeyTest[]>(cursor: string, tests: readonly [...Tests]) {
  const key = parseKey(cursor);
  const isValid = key?.length === tests.length && key.every((part, at) => tests[at]?.(part));
  if (!isValid) throw invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);
  return key as { [At in keyof Tests]: string };
}

function parseKey(cursor: string): string[] | undefined {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(key) && key.every((part) => typeof part === 'string') ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes the cursor of a list whose key is a UUID. */
export const decodeIdCursor = (cursor: string): string => decodeCursor(cursor, [isUuid])[0];

/** Tests for a text that the database can store. */
export const isStorable: KeyTest = (part) => !part.includes('\0');

/** Returns a test for one of these texts. */
export const isOneOf =
  (...texts: readonly string[]): KeyTest =>
  (part) =>
    texts.includes(part);

/** Tests for a time in ISO format with milliseconds. Rejects days that don't exist, such as February 30. */
export function isIsoTime(part: string) {
  const date = new Date(part);
  return !Number.isNaN(date.getTime()) && date.toISOString() === part;
}

const DATABASE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** Tests for a time as queries format it, with microseconds. Rejects days that don't exist, such as February 30. */
export const isDatabaseTime: KeyTest = (part) => DATABASE_TIME.test(part) && isIsoTime(`${part.slice(0, 23)}Z`);

/** Cuts rows to a page. Expects one row more than `limit` if there is a next page. */
export function toPage<T>(rows: T[], limit: number, keyOf: (row: T) => readonly string[]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, nextCursor: encodeCursor(keyOf(last)) } : { items };
}
