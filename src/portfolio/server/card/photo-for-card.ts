import { readImagePath } from '#files/contract.ts';
import { type FilesKernel, variantBytes } from '#files/service.ts';
import type { GatheredSite } from '../site/gather-site.ts';

/** As large as a card shows it. */
const WIDTH = 270;

/** The photo of a site's member as a card takes it; nothing where there is none. */
export async function photoForCard(kernel: FilesKernel, { ownerId, view }: Pick<GatheredSite, 'ownerId' | 'view'>) {
  const sources = view.person.photo?.sources.filter(({ format }) => format === 'webp') ?? [];
  const source = sources.find(({ width }) => width >= WIDTH) ?? sources.at(-1);
  const picture = source && readImagePath(source.url);
  return picture ? variantBytes(kernel, ownerId, picture) : undefined;
}
