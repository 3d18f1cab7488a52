import { readImagePath } from '#files/contract.ts';
import { type StorageKernel, variantBytes } from '#files/service.ts';
import type { SiteData } from './load-site.ts';

/** Returns the bytes of a picture of a site by its URL; undefined if there is none. */
export async function pictureBytesAt(
  kernel: StorageKernel,
  { ownerId, pictureBytes }: Pick<SiteData, 'ownerId' | 'pictureBytes'>,
  url: string,
): Promise<Uint8Array | undefined> {
  if (pictureBytes) return pictureBytes(url);
  const picture = readImagePath(url);
  return picture && variantBytes(kernel, ownerId, picture);
}
