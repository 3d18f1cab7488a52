import type { StorageKernel } from '#files/service.ts';
import type { SiteData } from './load-site.ts';
import { pictureBytesAt } from './picture-bytes.ts';

/** Width in pixels at which a preview image shows the photo. */
const PHOTO_WIDTH = 270;

type CardSite = Pick<SiteData, 'ownerId' | 'view' | 'pictureBytes'>;

/** Returns the bytes of the member's photo in the size for preview images; undefined if there is none. */
export async function loadCardPhoto(kernel: StorageKernel, siteData: CardSite) {
  const sources = siteData.view.person.photo?.sources.filter(({ format }) => format === 'webp') ?? [];
  const source = sources.find(({ width }) => width >= PHOTO_WIDTH) ?? sources.at(-1);
  return source && pictureBytesAt(kernel, siteData, source.url);
}
