import { SLUG_MAX_LENGTH, slugOf, truncateSlug } from '#platform/pure/slug.ts';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import { isAddress } from '../../../../model/sections/page-address.ts';

/** Returns an address for a page with a title that no other page has. */
export function addressFor(title: string, others: readonly Pick<OwnPage, 'slug'>[]): string {
  const wanted = slugOf(title) || 'page';
  const stem = truncateSlug(wanted, SLUG_MAX_LENGTH - 3);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${stem}-${number}`;
    if (isAddress(slug) && !others.some((page) => page.slug === slug)) return slug;
  }
}
