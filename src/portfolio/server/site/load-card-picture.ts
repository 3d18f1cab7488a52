import { type CardPicture, firstPageImage } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import type { SitePage, SitePicture } from '../../model/site-view.ts';
import type { SiteData } from './load-site.ts';
import { pictureBytesAt } from './picture-bytes.ts';

/** Width in pixels from which a cover looks sharp on a preview image. */
const COVER_WIDTH = 1200;
/** Width in pixels at which the page of a CV is drawn, twice that on the preview image. */
const CV_PAGE_WIDTH = 860;
/** Covers of at least this ratio of width to height are shown over the whole width. */
const WIDE_RATIO = 1.25;

/** Returns the picture on the preview image of a page: the cover of a project or post, or the first page of the site's CV. */
export async function loadCardPicture(
  kernel: StorageKernel,
  siteData: SiteData,
  { page, cover }: { page: SitePage; cover: SitePicture | undefined },
): Promise<CardPicture | undefined> {
  if (page.kind === 'cv' && siteData.cv)
    return { shape: 'sheet', bytes: await firstPageImage(kernel, siteData.cv, CV_PAGE_WIDTH) };
  const bytes = cover && (await coverBytes(kernel, siteData, cover));
  return bytes && { shape: cover.width >= cover.height * WIDE_RATIO ? 'above' : 'beside', bytes, focus: cover.focus };
}

function coverBytes(kernel: StorageKernel, siteData: SiteData, { sources }: SitePicture) {
  const webp = sources.filter(({ format }) => format === 'webp');
  const source = webp.find(({ width }) => width >= COVER_WIDTH) ?? webp.at(-1);
  return source && pictureBytesAt(kernel, siteData, source.url);
}
