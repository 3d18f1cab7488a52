import sharp from 'sharp';
import { cropAround } from '#platform/pure/focal-point.ts';
import { CARD_PICTURE_SIZES, type CardPicture } from './card/card-data.ts';

/** Rasterizes a page at the given width. A PNG without a photo is reduced to 256 colors. */
export async function rasterizePage(svg: string, width: number, format: 'png' | 'webp'): Promise<Uint8Array> {
  const [, pageWidth = '595'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  // Rendered slightly larger than requested, so that thin lines stay even.
  const density = Math.min(600, Math.ceil((width / Number(pageWidth)) * 72 * 1.2));
  const image = sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' }).resize({ width });
  return format === 'png'
    ? image.png({ palette: !svg.includes('<image'), compressionLevel: 9 }).toBuffer()
    : image.webp({ quality: 82, effort: 2 }).toBuffer();
}

const PHOTO_SIZE = 600;

/** Crops a photo to the square JPEG that is embedded in pages. PDF readers support that format. */
export const cropPhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes).resize({ width: PHOTO_SIZE, height: PHOTO_SIZE, fit: 'cover' }).jpeg({ quality: 86 }).toBuffer();

/**
 * Crops a picture to its size on a preview image: around its focal point, else to the most striking part, or from the
 * top for a sheet of paper.
 */
export async function cropCardPicture({ shape, bytes, focus }: CardPicture): Promise<Uint8Array> {
  const size = CARD_PICTURE_SIZES[shape];
  const picture = sharp(bytes);
  if (focus) picture.extract(cropAround(await picture.metadata(), size, focus));
  return picture
    .resize({ ...size, fit: 'cover', position: shape === 'sheet' ? 'top' : 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/**
 * Rasterizes a preview image as PNG, at its own size. It is in full color, but for one with a picture: messengers show
 * no preview image of more than a few hundred kilobytes.
 */
export const rasterizeCard = (svg: string, { hasPicture }: { hasPicture: boolean }): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: 72 })
    .flatten({ background: '#ffffff' })
    .png(hasPicture ? { palette: true, quality: 95, effort: 4 } : { compressionLevel: 7 })
    .toBuffer();
