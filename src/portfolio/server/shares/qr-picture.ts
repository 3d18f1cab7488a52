import sharp from 'sharp';
import { QR_MARGIN, type qrCode } from '#platform/qr-code.ts';

type Code = ReturnType<typeof qrCode>;

/** Minimum width in pixels, sharp enough to print on a full page. */
const PNG_WIDTH = 1000;

/** Returns a QR code as SVG, black on white with its quiet zone. */
export function qrSvg({ size, path }: Code) {
  const whole = size + 2 * QR_MARGIN;
  const viewBox = `${-QR_MARGIN} ${-QR_MARGIN} ${whole} ${whole}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${whole * 8}" height="${whole * 8}"`,
    ` shape-rendering="crispEdges"><rect x="${-QR_MARGIN}" y="${-QR_MARGIN}" width="${whole}" height="${whole}"`,
    ` fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  ].join('');
}

/** Returns a QR code as PNG, each module scaled by the same whole number of pixels. */
export function qrPng({ size, rows }: Code): Promise<Uint8Array> {
  const whole = size + 2 * QR_MARGIN;
  const isDark = (at: number) => rows[Math.floor(at / whole) - QR_MARGIN]?.[(at % whole) - QR_MARGIN] ?? false;
  const points = Uint8Array.from({ length: whole * whole }, (_, at) => (isDark(at) ? 0 : 255));
  const width = whole * Math.ceil(PNG_WIDTH / whole);
  return sharp(points, { raw: { width: whole, height: whole, channels: 1 } })
    .resize({ width, height: width, kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer();
}
