import { z } from 'zod';

/** Every picture is kept in these widths, or in fewer when it is smaller. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const;
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const share = z.number().min(0).max(1);
/** A part of a picture, in fractions of its width and height as it stands upright. */
export const crop = z
  .strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) })
  // Fractions that a browser works out add up to a little more than the whole.
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001);
export type Crop = z.infer<typeof crop>;

export const imageOrder = z.strictObject({
  /** The full name of the stored file that it is made from. */
  file: z.string().min(1).max(1024),
  crop: crop.optional(),
});
export type ImageOrder = z.infer<typeof imageOrder>;

const imageSource = z.object({
  format: z.enum(IMAGE_FORMATS),
  width: z.int(),
  url: z.string(),
});

/** A picture as pages show it: the browser chooses the smallest that fits. */
export const storedImage = z.object({
  id: z.uuid(),
  file: z.string(),
  crop: crop.nullable(),
  width: z.int(),
  height: z.int(),
  /** A few points of it as a data URL, to be seen until it is there. */
  placeholder: z.string(),
  sources: z.array(imageSource),
});
export type StoredImage = z.infer<typeof storedImage>;

/** The address of a picture in one width: the same on every host, and never with other bytes behind it. */
export const imagePath = (id: string, width: number, format: ImageFormat = 'webp') =>
  `/images/${id}/${width}.${format}`;

const PATH = /\/images\/([0-9a-f-]{36})\/(\d{1,4})\.(avif|webp)$/;

/** What an address of a picture speaks of. */
export function readImagePath(path: string) {
  const [, id, width, format] = PATH.exec(path) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), format: format as ImageFormat };
}
