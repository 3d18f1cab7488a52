import jsQR from 'jsqr';
import sharp from 'sharp';

/** Returns the text of the QR code in an image: PNG, or SVG as rendered. Damage that the code can correct is ignored. */
export async function readQrImage(image: Uint8Array): Promise<string> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' });
  if (!code) throw new Error('the image has no readable QR code');
  return code.data;
}
