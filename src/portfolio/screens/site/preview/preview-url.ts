import { PREVIEW_PATHS, PRINT_QUERY, type PreviewState } from '../../../model/preview-paths.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathOf, readSitePath } from '../../../pages/site-paths.ts';
import type { PreviewSize } from './frame-size.ts';

/** Returns the preview URL of a page, which only its owner may see. */
export function previewUrl(state: PreviewState, page: SitePage, size: PreviewSize) {
  const path = pathOf(page);
  return `${PREVIEW_PATHS[state]}${path && `/${path}`}${size === 'print' ? PRINT_QUERY : ''}`;
}

/** Returns the page that a preview URL leads to; undefined for any other URL. */
export function pageOfPreviewUrl(state: PreviewState, url: URL): SitePage | undefined {
  const base = PREVIEW_PATHS[state];
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const sitePath = readSitePath(url.pathname.slice(base.length + 1));
  return sitePath?.kind === 'page' ? sitePath.page : undefined;
}
