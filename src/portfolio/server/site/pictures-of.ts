import { type ShownImage, shownImagesOf } from '#files/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { SitePicture } from '../../model/site-view.ts';

/** A picture by its id, with what it shows for those who don't see it. */
export type PictureOf = (id: string | null | undefined, alt: string) => SitePicture | undefined;

/** A member's pictures of these ids, ready for pages. */
export async function picturesOf(
  kernel: Pick<Kernel, 'db'>,
  uid: string,
  ids: readonly (string | null | undefined)[],
): Promise<PictureOf> {
  const found = await shownImagesOf(kernel, uid, [...new Set(ids.filter((id) => typeof id === 'string'))]);
  const byId = new Map(found.map((image) => [image.id, image]));
  return (id, alt) => {
    const image = byId.get(id ?? '');
    return image && pictureIn(image, alt);
  };
}

const pictureIn = ({ width, height, placeholder, sources }: ShownImage, alt: string): SitePicture => ({
  ...{ width, height, placeholder, alt },
  sources: sources.map(({ format, width: wide, url }) => ({ format, width: wide, url })),
});
