import { isLanguage } from '#platform/pure/i18n/languages.ts';
import { SLUG, SLUG_MAX_LENGTH } from '#platform/pure/slug.ts';

/** Addresses below a site that are those of its other pages and files, or may become such. */
const RESERVED = new Set([
  ...['projects', 'achievements', 'cv', 'contact', 'writing', 'card'],
  ...['api', 'assets', 'feed', 'files', 'media', 'search', 'sitemap', 'tag', 'tags'],
]);

/** Returns whether a page of the member's own can have an address: letters and digits joined by hyphens. */
export const isAddress = (slug: string) =>
  slug.length <= SLUG_MAX_LENGTH && SLUG.test(slug) && slug === slug.normalize('NFC').toLowerCase() && !isTaken(slug);

/** Returns whether an address belongs to another page of every site. */
export const isTaken = (slug: string) => RESERVED.has(slug) || isLanguage(slug) || slug === 'en-gb';
