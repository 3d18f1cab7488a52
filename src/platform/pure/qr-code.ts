import { encode } from 'uqr';

/** The width of the quiet zone around a QR code, in modules. */
export const QR_MARGIN = 4;

/**
 * Encodes a text as a QR code without its quiet zone: the modules by row, and an SVG path with one unit per module.
 * Error correction level M recovers about 15 % of damage.
 */
export function qrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, rows: data, path };
}

type QrCode = ReturnType<typeof qrCode>;

/** Returns a QR code as SVG, black on white with its quiet zone. Without a margin, it has no background. */
export function qrSvg({ size, path }: Pick<QrCode, 'size' | 'path'>, { margin = QR_MARGIN } = {}) {
  const fullSize = size + 2 * margin;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${fullSize}" height="${fullSize}" fill="#fff"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${fullSize} ${fullSize}"`,
    ` width="${fullSize * 8}" height="${fullSize * 8}" shape-rendering="crispEdges">`,
    `${margin > 0 ? ground : ''}<path d="${path}" fill="#000"/></svg>`,
  ].join('');
}
