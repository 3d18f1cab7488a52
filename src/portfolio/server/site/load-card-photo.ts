import { readImagePath } from '#files/contract.ts';
import { type StorageKernel, variantBytes } from '#files/service.ts';
import type { SiteData } from './load-site.ts';

/** Width in pixels at which a preview image shows the photo. */
const PHOTO_WIDTH = 270;

/** Returns the bytes of the member's photo in the size for preview images; undefined if there is none. */
export async function loadCardPhoto(kernel: StorageKernel, { ownerId, view }: Pick<SiteData, 'ownerId' | 'view'>) {
  const sources = view.person.photo?.sources.filter(({ format }) => format === 'webp') ?? [];
  const source = sources.find(({ width }) => width >= PHOTO_WIDTH) ?? sources.at(-1);
  const picture = source && readImagePath(source.url);
  return picture ? variantBytes(kernel, ownerId, picture) : undefined;
}
