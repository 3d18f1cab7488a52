import { encode } from 'uqr';

/** The quiet ground that cameras need around a code, in modules. */
export const QR_MARGIN = 4;

/**
 * A text for cameras, without the ground around it: its dark modules, row by row and as the path of a drawing in which a
 * module is one wide. It is read also where a seventh of it is gone.
 */
export function qrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, rows: data, path };
}
