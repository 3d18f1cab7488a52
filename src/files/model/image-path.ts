export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Returns the path of an image in one width. It is valid on every host, and its bytes never change. */
export const imagePath = (id: string, width: number, format: ImageFormat = 'webp') =>
  `/images/${id}/${width}.${format}`;

const PATH = /\/images\/([0-9a-f-]{36})\/(\d{1,4})\.(avif|webp)$/;

/** Parses the path of an image; returns undefined for any other path. */
export function readImagePath(path: string) {
  const [, id, width, format] = PATH.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), format: format as ImageFormat };
}
