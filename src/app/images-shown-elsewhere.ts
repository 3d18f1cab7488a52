import { publishedCvImagesInUse } from '#cv/service.ts';
import type { ImagesInUse } from '#files/service.ts';
import { pinnedImagesInUse, siteImagesInUse } from '#portfolio/service.ts';

/** Reports images in use by what visitors see besides the records themselves: sites, pinned links and published CVs. */
export const imagesShownElsewhere: ImagesInUse = async (tx, ids) => [
  ...(await siteImagesInUse(tx, ids)),
  ...(await pinnedImagesInUse(tx, ids)),
  ...(await publishedCvImagesInUse(tx, ids)),
];
