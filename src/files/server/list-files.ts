import { authorize } from './authorize.ts';
import type { StorageCtx } from './context.ts';
import { StorageError } from './storage-error.ts';
import { entriesBetween, namesBetween } from './store.ts';

const MAX_RESULTS = 1000;
type ListFilesInput = {
  prefix: string;
  delimiter: string;
  maxResults: number | undefined;
  pageToken: string | undefined;
};
export type FileListing = { prefixes: string[]; items: string[]; nextPageToken?: string };

/** Returns a page of the files and folders directly below a prefix, sorted by name. */
export async function listFiles(
  ctx: StorageCtx,
  { prefix, delimiter, maxResults = MAX_RESULTS, pageToken }: ListFilesInput,
): Promise<FileListing> {
  await authorize(ctx, prefix, 'list');
  if (!Number.isInteger(maxResults) || maxResults < 1 || maxResults > MAX_RESULTS) {
    throw new StorageError('invalid-argument', 'maxResults must be between 1 and 1000.');
  }
  const from = pageToken === undefined ? prefix : decodeToken(pageToken, prefix);
  const range = { from, end: firstTextAfter(prefix), limit: maxResults + 1 };
  const foldsNames = delimiter !== '' && !delimiter.endsWith(LAST_TEXT);
  // Requests one more than returned, to know whether there is a next page.
  const rows = await ctx.db.asSystem('list files as the access rules permit', ({ sql }) =>
    foldsNames
      ? entriesBetween(sql, { ...range, prefix, delimiter, afterDelimiter: firstTextAfter(delimiter) })
      : namesBetween(sql, range),
  );
  const entries = rows.slice(0, maxResults).map(({ name }) => name);
  const isFolder = (entry: string) => foldsNames && entry.includes(delimiter, prefix.length);
  const last = entries.at(-1) ?? '';
  const next = isFolder(last) ? firstTextAfter(last) : `${last}\u0001`;
  return {
    prefixes: entries.filter(isFolder),
    items: entries.filter((entry) => !isFolder(entry)),
    ...(rows.length > maxResults ? { nextPageToken: Buffer.from(next).toString('base64url') } : {}),
  };
}

const LAST_CHARACTER = 0x10ffff;
/** A delimiter that ends in this character does not fold names: no text sorts after all names that contain it. */
const LAST_TEXT = String.fromCodePoint(LAST_CHARACTER);
const [BEFORE_SURROGATES, AFTER_SURROGATES] = [0xd7ff, 0xe000];

/** Returns the first text, in byte order, that sorts after all texts with this prefix. */
function firstTextAfter(prefix: string) {
  const characters = [...prefix];
  while ((characters.at(-1)?.codePointAt(0) ?? 0) === LAST_CHARACTER) characters.pop();
  const last = characters.pop()?.codePointAt(0) ?? LAST_CHARACTER;
  const next = last === BEFORE_SURROGATES ? AFTER_SURROGATES : Math.min(last + 1, LAST_CHARACTER);
  return characters.join('') + String.fromCodePoint(next);
}

function decodeToken(token: string, prefix: string) {
  const from = Buffer.from(token, 'base64url').toString();
  if (!from.startsWith(prefix)) throw new StorageError('invalid-argument', 'This page token belongs to another list.');
  return from;
}
