import sharp from 'sharp';
import { QR_MARGIN, type qrCode } from '#platform/pure/qr-code.ts';

type QrCode = ReturnType<typeof qrCode>;

/** Minimum width in pixels, sharp enough to print on a full page. */
const PNG_WIDTH = 1000;

/** Returns a QR code as PNG, each module scaled by the same whole number of pixels. */
export function qrPng({ size, rows }: QrCode): Promise<Uint8Array> {
  const fullSize = size + 2 * QR_MARGIN;
  const isDark = (at: number) => rows[Math.floor(at / fullSize) - QR_MARGIN]?.[(at % fullSize) - QR_MARGIN] ?? false;
  const pixels = Uint8Array.from({ length: fullSize * fullSize }, (_, at) => (isDark(at) ? 0 : 255));
  const width = fullSize * Math.ceil(PNG_WIDTH / fullSize);
  return sharp(pixels, { raw: { width: fullSize, height: fullSize, channels: 1 } })
    .resize({ width, height: width, kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer();
}
