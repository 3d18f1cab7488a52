import { expect, it } from 'vitest';
import { readQrImage } from '#testing/read-qr.ts';
import { QR_MARGIN, qrCode } from './qr-code.ts';

/** Returns an SVG of a code whose middle is covered by a square of the given width, in modules. */
function draw({ size, path }: ReturnType<typeof qrCode>, covered = 0) {
  const fullSize = size + 2 * QR_MARGIN;
  const begin = (size - covered) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QR_MARGIN} ${-QR_MARGIN} ${fullSize} ${fullSize}"
       width="${fullSize * 4}" height="${fullSize * 4}" shape-rendering="crispEdges"><path d="${path}"/>
       <rect x="${begin}" y="${begin}" width="${covered}" height="${covered}" fill="#fff"/></svg>`,
  );
}

it.each([1, 14, 15, 40, 62, 63, 84, 106, 122, 152, 180, 200])(
  'a text of %i characters is read back unchanged',
  async (length) => {
    const text = `h${'ttps://cv.example/ü'.repeat(20)}`.slice(0, length);
    expect(await readQrImage(draw(qrCode(text)))).toBe(text);
  },
);

it('the path draws the modules of the rows', () => {
  const { size, rows, path } = qrCode('https://cv.example/portfolio/0123456789abcdefghijkl');
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  expect(rows).toHaveLength(size);
  expect(rows.map((row, y) => row.map((_, x) => drawn.has(`${x} ${y}`)))).toEqual(rows);
});

it('is read with its middle covered, as error correction level M allows', async () => {
  const text = 'https://cv.example/portfolio/0123456789abcdefghijkl';
  expect(await readQrImage(draw(qrCode(text), 8))).toBe(text);
  await expect(readQrImage(draw(qrCode(text), 16))).rejects.toThrow('no readable QR code');
});
