import { filesApi, readImagePath } from '#files/components.tsx';
import { identityApi } from '../../identity-api.ts';
import { logErrors } from '../../log-errors.ts';

/**
 * Removes the photo. Returns the updated user, and the file and crop of the photo, so that the removal can be undone.
 */
export async function removePhoto(photoURL: string) {
  const id = readImagePath(photoURL)?.id;
  const image = id === undefined ? undefined : await filesApi.images.read.call({ id });
  const user = await logErrors('profile update', () => identityApi.photo.remove.call());
  return { user, selection: image && { file: image.file, ...(image.crop ? { crop: image.crop } : {}) } };
}
