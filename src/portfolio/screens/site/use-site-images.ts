import { useState } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { Site } from '../../contract.ts';

/** Returns the images in the sections of a site, including those that were uploaded since it was read. */
export function useSiteImages(site: Site | undefined) {
  const [added, setAdded] = useState<readonly StoredImage[]>([]);
  return {
    find: (id: string) => [...added, ...(site?.images ?? [])].find((image) => image.id === id),
    add: (image: StoredImage) => setAdded((before) => [...before, image]),
  };
}
