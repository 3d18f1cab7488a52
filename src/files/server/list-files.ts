import { authorize } from './authorize.ts';
import type { FilesCtx } from './context.ts';
import { StorageError } from './storage-error.ts';
import { namesBetween } from './store.ts';

const MOST = 1000;
type Input = { prefix: string; delimiter: string; maxResults: number | undefined; pageToken: string | undefined };
export type Listing = { prefixes: string[]; items: string[]; nextPageToken?: string };

/** The files and folders right below a prefix, by name, a page at a time. */
export async function listFiles(ctx: FilesCtx, { prefix, delimiter, maxResults = MOST, pageToken }: Input) {
  await authorize(ctx, prefix, 'list');
  if (!Number.isInteger(maxResults) || maxResults < 1 || maxResults > MOST) {
    throw new StorageError('invalid-argument', 'maxResults must be between 1 and 1000.');
  }
  const listing: Listing = { prefixes: [], items: [] };
  let from: string | undefined = pageToken === undefined ? prefix : decodeToken(pageToken, prefix);
  const end = firstAfter(prefix);
  await ctx.db.asSystem(async ({ sql }) => {
    while (from !== undefined) {
      const room = maxResults - listing.prefixes.length - listing.items.length;
      if (room === 0) break;
      const names = await namesBetween(sql, from, end, room);
      from = takeNames(listing, names, { prefix, delimiter, room });
    }
    // A token only where something is left to come.
    if (from !== undefined && (await namesBetween(sql, from, end, 1)).length > 0) {
      listing.nextPageToken = Buffer.from(from).toString('base64url');
    }
  });
  return listing;
}

type Below = { prefix: string; delimiter: string; room: number };

/** Sorts names into files and folders; answers where to go on. A folder is passed over whole, however much is in it. */
function takeNames(listing: Listing, names: readonly { name: string }[], { prefix, delimiter, room }: Below) {
  for (const { name } of names) {
    const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    if (end < 0) {
      listing.items.push(name);
    } else {
      const folder = name.slice(0, end + delimiter.length);
      listing.prefixes.push(folder);
      return firstAfter(folder);
    }
  }
  const last = names.at(-1);
  return last && names.length === room ? `${last.name}\u0001` : undefined;
}

const LAST_CHARACTER = 0x10ffff;
const [BEFORE_SURROGATES, AFTER_SURROGATES] = [0xd7ff, 0xe000];

/** The first text, in the order of bytes, that stands behind all those that begin so. */
function firstAfter(prefix: string) {
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
