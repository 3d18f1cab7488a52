import { AS_PRINT, OWN_LOOKS, type OwnLook } from '../../../model/frames.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathOf, readSitePath } from '../../../pages/site-paths.ts';
import type { ViewSize } from './frame-size.ts';

/** Returns the preview URL of a page, which only its owner may see. */
export function addressIn(look: OwnLook, page: SitePage, size: ViewSize) {
  const path = pathOf(page);
  return `${OWN_LOOKS[look]}${path && `/${path}`}${size === 'print' ? AS_PRINT : ''}`;
}

/** Returns the page that a preview URL leads to; undefined for any other URL. */
export function pageAt(look: OwnLook, url: URL): SitePage | undefined {
  const base = OWN_LOOKS[look];
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const found = readSitePath(url.pathname.slice(base.length + 1));
  return found?.kind === 'page' ? found.page : undefined;
}
