import sharp from 'sharp';
import { QR_MARGIN, type qrCode } from '#platform/qr-code.ts';

type Code = ReturnType<typeof qrCode>;

/** So wide at least: sharp on a whole sheet of paper. */
const PNG_WIDTH = 1000;

/** A code to be printed or put into a slide: dark on light with the ground that it needs, at any size. */
export function qrSvg({ size, path }: Code) {
  const whole = size + 2 * QR_MARGIN;
  const viewBox = `${-QR_MARGIN} ${-QR_MARGIN} ${whole} ${whole}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${whole * 8}" height="${whole * 8}"`,
    ` shape-rendering="crispEdges"><rect x="${-QR_MARGIN}" y="${-QR_MARGIN}" width="${whole}" height="${whole}"`,
    ` fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  ].join('');
}

/** The same in points, each module a square of the same number of them. */
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
