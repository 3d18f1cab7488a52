import { SLUG_MAX_LENGTH, truncateSlug } from '#platform/pure/slug.ts';
import { isUuid } from '#platform/pure/uuid.ts';

const MAX_STEM_LENGTH = SLUG_MAX_LENGTH - 6;

/** Path segments that routes of the app or the API already use. */
const RESERVED = new Set(['new', 'edit', 'facets', 'bulk', 'import', 'export', 'badge']);

/** Reports whether a slug would be mistaken for a route or a record id. */
export const isReserved = (slug: string) => RESERVED.has(slug.toLowerCase()) || isUuid(slug);

/** Returns the common prefix of all slugs that `freeSlug` may return for `preferred`. */
export const slugStem = (preferred: string) => truncateSlug(preferred || 'untitled', MAX_STEM_LENGTH);

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
