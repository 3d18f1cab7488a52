import type { SiteUrls } from '../../model/site-view.ts';

/** Returns the complete address of a feed of posts. */
export const feedUrlOf = ({ canonicalUrl }: Pick<SiteUrls, 'canonicalUrl'>, name: 'feed.xml' | 'feed.json') =>
  `${canonicalUrl({ kind: 'posts' })}/${name}`;
