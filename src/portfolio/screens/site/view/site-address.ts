import { AS_PRINT, OWN_LOOKS, type OwnLook } from '../../../model/frames.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathOf, readSitePath } from '../../../pages/site-paths.ts';
import type { ViewSize } from './frame-size.ts';

/** Where a page is seen by the member whose site it is. */
export function addressIn(look: OwnLook, page: SitePage, size: ViewSize) {
  const path = pathOf(page);
  return `${OWN_LOOKS[look]}${path && `/${path}`}${size === 'print' ? AS_PRINT : ''}`;
}

/** The page of the site that an address leads to; nothing where it leads elsewhere. */
export function pageAt(look: OwnLook, url: URL): SitePage | undefined {
  const base = OWN_LOOKS[look];
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const found = readSitePath(url.pathname.slice(base.length + 1));
  return found?.kind === 'page' ? found.page : undefined;
}
