export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The address of a picture in one width: the same on every host, and never with other bytes behind it. */
export const imagePath = (id: string, width: number, format: ImageFormat = 'webp') =>
  `/images/${id}/${width}.${format}`;

const PATH = /\/images\/([0-9a-f-]{36})\/(\d{1,4})\.(avif|webp)$/;

/** What an address of a picture speaks of. */
export function readImagePath(path: string) {
  const [, id, width, format] = PATH.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), format: format as ImageFormat };
}
