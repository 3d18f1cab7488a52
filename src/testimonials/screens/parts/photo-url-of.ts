import type { StoredImage } from '#files/contract.ts';

/** Returns the address of a photo in its smallest size. */
export const photoUrlOf = (photo: StoredImage | null) => photo?.sources.find(({ format }) => format === 'webp')?.url;
