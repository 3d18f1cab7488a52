import type { PageKey } from '#platform/server/http/page-cache.ts';
import { queryOf, type SitePath } from '../../pages/site-paths.ts';

type PageAddress = {
  host: string;
  path: string;
  /** The target of the path; undefined if it is no page of a site. */
  target: SitePath | undefined;
  now: Date;
};

/**
 * Returns the key of a page in the page cache. It contains the day, as availability and expiry change at midnight, and
 * nothing of the query but a tag.
 */
export function pageKeyOf({ host, path, target, now }: PageAddress): PageKey {
  const query = target?.kind === 'page' ? queryOf(target.page) : '';
  return { host, path: path + query, language: now.toISOString().slice(0, 10) };
}
