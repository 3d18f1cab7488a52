import { expect, it } from 'vitest';
import { readQr } from '#testing/read-qr.ts';
import { qrCode } from './qr-code.ts';

it.each([1, 14, 15, 40, 62, 63, 84, 106, 122, 152, 180, 200])(
  'a text of %i characters is read back unchanged',
  (length) => {
    const text = `h${'ttps://cv.example/ü'.repeat(20)}`.slice(0, length);
    expect(readQr(qrCode(text).rows)).toBe(text);
  },
);

it('the path draws the modules of the rows', () => {
  const { size, rows, path } = qrCode('https://cv.example/portfolio/0123456789abcdefghijkl');
  const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  expect(rows).toHaveLength(size);
  expect(rows.map((row, y) => row.map((_, x) => drawn.has(`${x} ${y}`)))).toEqual(rows);
});

it('the reader that these tests use detects a single wrong module', () => {
  const rows = qrCode('https://cv.example').rows.map((row) => [...row]);
  const last = rows.at(-1) ?? [];
  last[last.length - 1] = !last.at(-1);
  expect(() => readQr(rows)).toThrow('a block fails its error correction check');
});
