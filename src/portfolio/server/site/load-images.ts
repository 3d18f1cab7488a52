import { type ShownImage, shownImagesOf } from '#files/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { SitePicture } from '../../model/site-view.ts';

/** Returns the picture with the given id and alternative text; undefined if there is none. */
export type ImageLookup = (id: string | null | undefined, alt: string) => SitePicture | undefined;

/** Loads a member's pictures by id and returns a function that looks them up for pages. */
export async function loadImages(
  kernel: Pick<Kernel, 'db'>,
  uid: string,
  ids: readonly (string | null | undefined)[],
): Promise<ImageLookup> {
  const found = await shownImagesOf(kernel, uid, [...new Set(ids.filter((id) => typeof id === 'string'))]);
  const byId = new Map(found.map((image) => [image.id, image]));
  return (id, alt) => {
    const image = byId.get(id ?? '');
    return image && toSitePicture(image, alt);
  };
}

const toSitePicture = ({ width, height, placeholder, sources }: ShownImage, alt: string): SitePicture => ({
  ...{ width, height, placeholder, alt },
  sources: sources.map(({ format, width: wide, url }) => ({ format, width: wide, url })),
});
