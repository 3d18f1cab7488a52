import { z } from 'zod';
import { IMAGE_FORMATS } from './image-path.ts';

export { IMAGE_FORMATS, type ImageFormat, imagePath, readImagePath } from './image-path.ts';

/** Widths of the variants of an image; a smaller image has fewer. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const;

const fraction = z.number().min(0).max(1);
/** A part of an image, in fractions of its width and height after EXIF rotation. */
export const crop = z
  .strictObject({ x: fraction, y: fraction, width: fraction.gt(0), height: fraction.gt(0) })
  // Fractions computed by a browser may add up to slightly more than 1.
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001);
export type Crop = z.infer<typeof crop>;

export const createImageInput = z.strictObject({
  /** Full name of the stored file to create the image from. */
  file: z.string().min(1).max(1024),
  crop: crop.optional(),
});
export type CreateImageInput = z.infer<typeof createImageInput>;

const imageSource = z.object({
  format: z.enum(IMAGE_FORMATS),
  width: z.int(),
  url: z.string(),
});

/** An image as pages display it: the browser selects the smallest source that fits. */
export const storedImage = z.object({
  id: z.uuid(),
  file: z.string(),
  crop: crop.nullable(),
  width: z.int(),
  height: z.int(),
  /** A tiny version as a data URL, displayed while the image loads. */
  placeholder: z.string(),
  sources: z.array(imageSource),
});
export type StoredImage = z.infer<typeof storedImage>;
