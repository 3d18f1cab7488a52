/** A picture by its id, what it shows for those who don't see it, and what is said below it. */
export type GalleryImage = { image: string; alt: string; caption: string };
