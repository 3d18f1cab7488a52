import { filesApi, readImagePath } from '#files/components.tsx';
import { identityApi } from '../../identity-api.ts';
import { logged } from '../../logged.ts';

/**
 * Removes the photo. Returns the updated user, and the file and crop of the photo, so that the removal can be undone.
 */
export async function removePhoto(photoURL: string) {
  const id = readImagePath(photoURL)?.id;
  const made = id === undefined ? undefined : await filesApi.images.read.call({ id });
  const user = await logged('profile update', () => identityApi.photo.remove.call());
  return { user, made: made && { file: made.file, ...(made.crop ? { crop: made.crop } : {}) } };
}
