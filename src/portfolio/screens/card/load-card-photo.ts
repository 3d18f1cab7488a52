import type { CardPhoto } from '../../model/card/vcard.ts';

/** Edge of the square in pixels: sharp in address books, and small in the file. */
const EDGE = 240;

/** Loads the member's photo as a small JPEG, which every address book can show. */
export async function loadCardPhoto(url: string): Promise<CardPhoto> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the photo was not loaded: ${response.status}`);
  const picture = await createImageBitmap(await response.blob());
  const side = Math.min(picture.width, picture.height);
  const canvas = new OffscreenCanvas(EDGE, EDGE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, EDGE, EDGE);
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, x, y, side, side, 0, 0, EDGE, EDGE);
  picture.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
