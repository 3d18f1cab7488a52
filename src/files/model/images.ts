import { z } from 'zod';
import { IMAGE_FORMATS } from './image-path.ts';

export { IMAGE_FORMATS, type ImageFormat, imagePath, readImagePath } from './image-path.ts';

/** Every picture is kept in these widths, or in fewer when it is smaller. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const;

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
