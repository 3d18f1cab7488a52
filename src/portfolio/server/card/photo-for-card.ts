import { readImagePath } from '#files/contract.ts';
import { type FilesKernel, variantBytes } from '#files/service.ts';
import type { GatheredSite } from '../site/gather-site.ts';

/** Width in pixels at which a preview image shows the photo. */
const WIDTH = 270;

/** Returns the bytes of the member's photo in the size for preview images; undefined if there is none. */
export async function photoForCard(kernel: FilesKernel, { ownerId, view }: Pick<GatheredSite, 'ownerId' | 'view'>) {
  const sources = view.person.photo?.sources.filter(({ format }) => format === 'webp') ?? [];
  const source = sources.find(({ width }) => width >= WIDTH) ?? sources.at(-1);
  const picture = source && readImagePath(source.url);
  return picture ? variantBytes(kernel, ownerId, picture) : undefined;
}
