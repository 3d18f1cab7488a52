import { type StorageKernel, shownFacesOf } from '#files/service.ts';
import type { SiteFaces } from '../../model/site-shape.ts';
import type { OwnFaces } from './own-faces.ts';

/** Returns the families that a site uses; those that were deleted, or belong to another member, are left out. */
export async function ownFacesOf(
  kernel: StorageKernel,
  ownerId: string,
  { heading, body }: SiteFaces,
): Promise<OwnFaces> {
  const ids = new Set([heading, body].filter((id) => id !== null));
  const found = await shownFacesOf(kernel, ownerId, [...ids]);
  const faceOf = (id: string | null) => found.find((face) => face.id === id);
  return { heading: faceOf(heading), body: faceOf(body) };
}
