import sharp from 'sharp';
import type { SourceDocument } from '../../model/formats/unstructured/source-document.ts';

type Photo = NonNullable<SourceDocument['photo']>;
/** The decoded pixels of an image. */
export type RawPixels = { data: Uint8Array; width: number; height: number; channels: 1 | 3 | 4 };

/** A photo of a CV is printed no larger than a few centimeters. */
const MAX_SIDE = 1200;
const MAX_PIXELS = 40_000_000;
/** The proportions of a photo of a person: from a narrow portrait to a little wider than high. */
const PROPORTIONS = { least: 0.55, most: 1.35 } as const;

/** Returns whether an area has the proportions of a photo of a person. */
export const isPhotoShaped = ({ width, height }: { width: number; height: number }) =>
  height > 0 && width / height >= PROPORTIONS.least && width / height <= PROPORTIONS.most;

/** Returns an image as a photo without metadata, or undefined if it can't be decoded or is of another shape. */
export async function photoOf(image: Uint8Array | RawPixels): Promise<Photo | undefined> {
  try {
    const picture =
      image instanceof Uint8Array
        ? sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient()
        : sharp(image.data, { raw: { width: image.width, height: image.height, channels: image.channels } });
    if (!isPhotoShaped((await picture.metadata()).autoOrient)) return undefined;
    const { data } = await picture
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), mediaType: 'image/jpeg' };
  } catch {
    return undefined;
  }
}
