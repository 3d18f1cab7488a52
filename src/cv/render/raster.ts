import sharp from 'sharp';

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

/** Rasterizes a preview image as PNG, at its own size and in full color. */
export const rasterizeCard = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: 72 }).flatten({ background: '#ffffff' }).png({ compressionLevel: 7 }).toBuffer();
