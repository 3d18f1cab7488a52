import { invalidFields } from '../errors.ts';

/** Where a page of a list ended, as the opaque cursor that the next request brings back. */
export const encodeCursor = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');

export function decodeCursor(cursor: string, parts: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.length === parts && key.every((part) => typeof part === 'string')) return key;
  } catch {
    // Not one of ours: answered below.
  }
  throw badCursor();
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same for a list whose key is one id: the database takes nothing else for an id. */
export function decodeIdCursor(cursor: string): string {
  const [id = ''] = decodeCursor(cursor, 1);
  if (!ID.test(id)) throw badCursor();
  return id;
}

const badCursor = () => invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);

/** Cuts the one row too many that was read to know whether there is a next page. */
export function page<T>(rows: T[], limit: number, keyOf: (row: T) => readonly string[]) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, nextCursor: encodeCursor(keyOf(last)) } : { items };
}
