import { slugOf } from '#platform/pure/slug.ts';
import type { OwnPage } from '../../../../model/sections/own-pages.ts';
import { isAddress } from '../../../../model/sections/page-address.ts';

/** Returns an address for a page with a title that no other page has. */
export function addressFor(title: string, others: readonly Pick<OwnPage, 'slug'>[]): string {
  const wanted = slugOf(title) || 'page';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted.slice(0, 50)}-${number}`;
    if (isAddress(slug) && !others.some((page) => page.slug === slug)) return slug;
  }
}
