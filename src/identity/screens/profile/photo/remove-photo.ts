import { filesApi, readImagePath } from '#files/components.tsx';
import { identityApi } from '../../identity-api.ts';
import { logged } from '../../logged.ts';

/** Takes the photo away. How it was made is looked up before, so that it can be put back. */
export async function removePhoto(photoURL: string) {
  const id = readImagePath(photoURL)?.id;
  const made = id === undefined ? undefined : await filesApi.images.read.call({ id });
  const user = await logged('profile update', () => identityApi.photo.remove.call());
  return { user, made: made && { file: made.file, ...(made.crop ? { crop: made.crop } : {}) } };
}
