import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makePdf } from './pdf-files.ts';

/** The data for recognizing English text. */
export const ENGLISH = {
  code: 'eng',
  file: join(import.meta.dirname, '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
};

/** Makes an instance recognize English text in scans, as `ocr add en` does. */
export async function addEnglish(dataDir: string) {
  await mkdir(join(dataDir, 'ocr'), { recursive: true });
  await copyFile(ENGLISH.file, join(dataDir, 'ocr', 'eng.traineddata.gz'));
}

/** An A4 page at 300 dots per inch, with rows of whole bytes. */
const SIZE = { width: 2480, height: 3508 };
const ON_PAPER = 'q 595 0 0 842 0 0 cm /Photo Do Q';
/** Like `ON_PAPER`, on paper that was fed with its right side first. */
const ON_TURNED_PAPER = 'q 0 842 -595 0 595 0 cm /Photo Do Q';

type ScanOptions = {
  /** By how much the paper lies askew, in degrees. */
  slant?: number;
  isBlackAndWhite?: boolean;
  /** Whether the scanner turns the pictures of its pages by a quarter, and the PDF turns them back. */
  isTurned?: boolean;
};

/** Returns a PDF whose pages are these pictures, as a scanner writes it: without text. */
export async function makeScan(pictures: readonly Uint8Array[], options: ScanOptions = {}): Promise<Buffer> {
  const { slant = 0, isBlackAndWhite = false, isTurned = false } = options;
  const pages = await Promise.all(
    pictures.map(async (picture) => {
      const sheet = await sharp(picture)
        .rotate(slant, { background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .resize({ ...SIZE, fit: 'fill' })
        .png()
        .toBuffer();
      const { data, info } = await sharp(sheet)
        .rotate(isTurned ? 90 : 0)
        .toColorspace(isBlackAndWhite ? 'b-w' : 'srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = deflateSync(isBlackAndWhite ? packBits(data) : data, { level: 1 });
      const image = { width: info.width, height: info.height, data: pixels, isDeflated: true, isBlackAndWhite };
      return { texts: [], image, drawing: isTurned ? ON_TURNED_PAPER : ON_PAPER };
    }),
  );
  return makePdf(pages);
}

/** Returns a bit for each byte, the first of eight as the highest. */
function packBits(pixels: Buffer): Buffer {
  const bits = Buffer.alloc(pixels.length / 8);
  for (const [at, pixel] of pixels.entries()) {
    if (pixel > 127) bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return bits;
}

type DrawnText = { text: string; x: number; y: number; size?: number; isBold?: boolean };

/** Returns a picture of an A4 page with text at its places, in points from the upper left corner. */
export function drawPaper(texts: readonly DrawnText[]): Promise<Buffer> {
  const elements = texts.map(
    ({ text, x, y, size = 11, isBold = false }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" font-weight="${isBold ? 'bold' : 'normal'}">${text.replaceAll('&', '&amp;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842">${elements.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 300 }).flatten({ background: '#ffffff' }).png().toBuffer();
}

/** Returns a picture of a page full of noise, in which a recognizer sees letters everywhere. */
export function drawNoise(): Promise<Buffer> {
  return sharp({
    create: { ...SIZE, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();
}

/** A CV on paper: its first page as a picture. */
export const drawCv = () =>
  drawPaper([
    { text: 'Nora Ellery', x: 60, y: 80, size: 22, isBold: true },
    { text: 'Product designer', x: 60, y: 102 },
    { text: 'Portland, Oregon | (503) 555-0142 | nora@ellery.example', x: 60, y: 120 },
    { text: 'Work experience', x: 60, y: 160, size: 14, isBold: true },
    { text: 'Meadowline Transit', x: 60, y: 184, isBold: true },
    { text: '03/2022 - Present', x: 430, y: 184 },
    { text: 'Senior product designer', x: 60, y: 200 },
    { text: '• Led the redesign of trip planning for 1.2 million riders', x: 60, y: 216 },
    { text: '• Wrote the accessibility guidelines of the agency', x: 60, y: 232 },
    { text: 'Larkspur Health', x: 60, y: 260, isBold: true },
    { text: '2018 - 2022', x: 430, y: 260 },
    { text: 'Interaction designer', x: 60, y: 276 },
    { text: '• Designed appointment booking for 40 clinics', x: 60, y: 292 },
    { text: 'Education', x: 60, y: 330, size: 14, isBold: true },
    { text: 'Westmere College of Art', x: 60, y: 354, isBold: true },
    { text: '2011 - 2015', x: 430, y: 354 },
    { text: 'BFA, Interaction design', x: 60, y: 370 },
  ]);
