import type { StoredImage } from '#files/contract.ts';
import { imagesIn } from '#files/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SitePicture } from '../../model/site-view.ts';

/** A picture by its id, with what it shows for those who don't see it. */
export type PictureOf = (id: string | null | undefined, alt: string) => SitePicture | undefined;

/** A member's pictures of these ids, ready for pages. */
export async function picturesOf(
  tx: Pick<Tx, 'sql'>,
  uid: string,
  ids: readonly (string | null | undefined)[],
): Promise<PictureOf> {
  const found = await imagesIn(tx, uid, [...new Set(ids.filter((id) => typeof id === 'string'))]);
  const byId = new Map(found.map((image) => [image.id, image]));
  return (id, alt) => {
    const image = byId.get(id ?? '');
    return image && pictureIn(image, alt);
  };
}

const pictureIn = ({ width, height, placeholder, sources }: StoredImage, alt: string): SitePicture => ({
  ...{ width, height, placeholder, alt },
  sources: sources.map(({ format, width: wide, url }) => ({ format, width: wide, url })),
});
