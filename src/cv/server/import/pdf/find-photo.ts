import type { SourceDocument } from '../../../model/formats/unstructured/source-document.ts';
import { isPhotoShaped, photoOf } from '../photo-image.ts';
import { imageLimitOf } from './image-limit.ts';
import { withImagesOfFirstPage } from './open-pdf.ts';

/** The least side of a photo in points, and its largest share of the area of the page. */
const MIN_SIDE = 36;
const MAX_SHARE = 0.3;

/** Returns the largest image on the first page that has the shape of a photo and is no background. */
export async function findPhoto(bytes: Uint8Array): Promise<SourceDocument['photo']> {
  const limit = imageLimitOf(bytes);
  if (limit === 0) return undefined;
  return withImagesOfFirstPage(bytes, limit, async ({ images, width, height, pixelsOf }) => {
    const candidates = images
      .filter(({ box }) => Math.min(box.width, box.height) >= MIN_SIDE && isPhotoShaped(box))
      .filter(({ box }) => box.width * box.height <= MAX_SHARE * width * height)
      .sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
    for (const { name } of candidates) {
      const pixels = await pixelsOf(name);
      // A photo has shades.
      const photo = pixels && pixels.channels > 1 && (await photoOf(pixels));
      if (photo) return photo;
    }
    return undefined;
  });
}
