import sharp from 'sharp';

/** A page as points, drawn at the width that is asked for. Where there is no photo, 256 colours are all that it has. */
export async function drawPage(svg: string, width: number, format: 'png' | 'webp'): Promise<Uint8Array> {
  const [, pageWidth = '595'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  // Drawn a little larger than asked, so that thin lines stay even.
  const density = Math.min(600, Math.ceil((width / Number(pageWidth)) * 72 * 1.2));
  const picture = sharp(Buffer.from(svg), { density }).flatten({ background: '#ffffff' }).resize({ width });
  return format === 'png'
    ? picture.png({ palette: !svg.includes('<image'), compressionLevel: 9 }).toBuffer()
    : picture.webp({ quality: 82, effort: 2 }).toBuffer();
}

const PHOTO_POINTS = 600;

/** A photo as it lies in a page: square, in a form that readers of PDFs know. */
export const squarePhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes).resize({ width: PHOTO_POINTS, height: PHOTO_POINTS, fit: 'cover' }).jpeg({ quality: 86 }).toBuffer();

/** A card as messengers want it: as large as it was set, in its very colours. */
export const drawCardPicture = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density: 72 }).flatten({ background: '#ffffff' }).png({ compressionLevel: 7 }).toBuffer();
