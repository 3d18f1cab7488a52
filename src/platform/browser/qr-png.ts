import { QR_MARGIN, qrCode } from '../pure/qr-code.ts';

/** Minimum width in pixels, sharp enough to print. */
const WIDTH = 1000;

/** Draws a text as a QR code in a PNG, each module scaled by the same whole number of pixels. */
export async function qrPngOf(text: string): Promise<Blob> {
  const { size, rows } = qrCode(text);
  const fullSize = size + 2 * QR_MARGIN;
  const scale = Math.ceil(WIDTH / fullSize);
  const canvas = new OffscreenCanvas(fullSize * scale, fullSize * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) context.fillRect((x + QR_MARGIN) * scale, (y + QR_MARGIN) * scale, scale, scale);
    }
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
