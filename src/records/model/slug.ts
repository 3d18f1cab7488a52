import { SLUG_MAX_LENGTH } from '#platform/pure/slug-rule.ts';
import { isUuid } from '#platform/pure/uuid.ts';

const MAX_STEM_LENGTH = SLUG_MAX_LENGTH - 6;

/** Path segments that routes of the app or the API already use. */
const RESERVED = new Set(['new', 'edit', 'facets', 'bulk', 'import', 'export', 'badge']);

/** Reports whether a slug would be mistaken for a route or a record id. */
export const isReserved = (slug: string) => RESERVED.has(slug.toLowerCase()) || isUuid(slug);

/** Turns a title into a URL slug: letters and digits of any script in lower case, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-/, '');
  return truncate(plain, SLUG_MAX_LENGTH);
}

/** Returns the common prefix of all slugs that `freeSlug` may return for `preferred`. */
export const slugStem = (preferred: string) => truncate(preferred || 'untitled', MAX_STEM_LENGTH);

/** Returns the first of `engine`, `engine-2`, `engine-3` … that is neither reserved nor taken. */
export function freeSlug(preferred: string, isTaken: (slug: string) => boolean): string {
  const base = preferred || 'untitled';
  if (!isReserved(base) && !isTaken(base)) return base;
  const stem = slugStem(base);
  for (let number = 2; ; number += 1) {
    const slug = `${stem}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** Truncates text to `length` UTF-16 units without splitting a character, and removes a trailing hyphen. */
function truncate(text: string, length: number) {
  let truncated = '';
  for (const character of text) {
    if (truncated.length + character.length > length) break;
    truncated += character;
  }
  return truncated.replace(/-$/, '');
}
