import { imagePath, readImagePath } from '#files/contract.ts';
import type { ImagesInUse } from '#files/service.ts';
import { findPhotosByPrefix } from '../store.ts';

/** Returns which of the images are photos of members. */
export const findPhotosInUse: ImagesInUse = async ({ sql }, ids) => {
  const photos = await findPhotosByPrefix(
    sql,
    ids.map((id) => imagePath(id, 0).replace(/0\.webp$/, '')),
  );
  return photos.flatMap((photo) => readImagePath(photo)?.id ?? []);
};
