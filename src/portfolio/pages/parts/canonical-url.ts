import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { SitePage, SitePost, SiteUrls } from '../../model/site-view.ts';

type CanonicalUrlInput = {
  page: SitePage;
  /** The post that the page shows. */
  post: Pick<SitePost, 'originalUrl'> | undefined;
  urls: Pick<SiteUrls, 'canonicalUrl'>;
};

/** Returns the address that search engines list a page under: that where a post was first published, if it has one. */
export const canonicalUrlOf = ({ page, post, urls }: CanonicalUrlInput): string =>
  post && isWebAddress(post.originalUrl) ? new URL(post.originalUrl).href : urls.canonicalUrl(page);
