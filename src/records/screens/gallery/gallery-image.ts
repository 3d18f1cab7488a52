/** An image in a gallery, by id, with its alternative text and caption. */
export type GalleryImage = { image: string; alt: string; caption: string };
