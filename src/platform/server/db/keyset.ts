import { invalidFields } from '../../pure/errors.ts';

/** Encodes the key of a page's last row as an opaque cursor for the next page. */
export const encodeCursor = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');

export function decodeCursor(cursor: string, keyLength: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === keyLength && key.every((part) => typeof part === 'string')) return key;
  } catch {
    // A malformed cursor is reported below.
  }
  throw invalidCursor();
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Decodes the cursor of a list whose key is a UUID; throws if it is not one, which the database would reject. */
export function decodeIdCursor(cursor: string): string {
  const [id = ''] = decodeCursor(cursor, 1);
  if (!ID.test(id)) throw invalidCursor();
  return id;
}

const invalidCursor = () => invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);

/** Cuts rows to a page. Expects one row more than `limit` if there is a next page. */
export function toPage<T>(rows: T[], limit: number, keyOf: (row: T) => readonly string[]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, nextCursor: encodeCursor(keyOf(last)) } : { items };
}
