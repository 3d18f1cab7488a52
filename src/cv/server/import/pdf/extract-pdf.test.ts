import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePdf, type PdfText } from '#testing/pdf-files.ts';
import type { SourceLine } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { extractPdf } from './extract-pdf.ts';
import { imageLimitOf } from './image-limit.ts';
import { MAX_PAGES } from './open-pdf.ts';
import { cleanRunText } from './run-text.ts';

const LEADING = 14;
const column = (x: number, y: number, ...texts: (string | Partial<PdfText>)[]): PdfText[] =>
  texts.map((one, at) => ({ text: '', x, y: y - at * LEADING, ...(typeof one === 'string' ? { text: one } : one) }));
const textOf = ({ segments }: SourceLine) =>
  segments.map((segment) => segment.map(({ text }) => text).join('')).join(' | ');
const MEMOIR = 'Translated the memoir on the Analytical Engine from the French, with seven notes';
const refusal = (bytes: Buffer) =>
  extractPdf(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof InvalidCvFile ? error.text : error),
  );

describe('the text of a PDF', () => {
  it('is read with its look, its language and its links', async () => {
    const pdf = makePdf(
      [
        {
          texts: [
            { text: 'Ada Lovelace', x: 50, y: 780, size: 24, font: 'bold' },
            { text: 'See my notes and letters', x: 50, y: 750 },
            { text: MEMOIR, x: 50, y: 736, font: 'italic' },
          ],
          links: [{ url: 'https://example.org/notes', rect: [82, 748, 108, 760] }],
        },
      ],
      { language: 'en-GB' },
    );
    const { format, language, lines, pages, photo } = await extractPdf(pdf);
    expect([format, language, photo]).toEqual(['pdf', 'en-GB', undefined]);
    expect(pages).toEqual([{ width: 595, height: 842 }]);
    expect(lines.map((line) => line.segments[0])).toEqual([
      [{ text: 'Ada Lovelace', size: 24, bold: true, italic: false }],
      [
        { text: 'See my ', size: 10, bold: false, italic: false },
        { text: 'notes ', size: 10, bold: false, italic: false, link: 'https://example.org/notes' },
        { text: 'and letters', size: 10, bold: false, italic: false },
      ],
      [{ text: MEMOIR, size: 10, bold: false, italic: true }],
    ]);
    expect(lines[0]?.box?.left).toBeCloseTo(50, 0);
  });

  it('has the order of a profile that LinkedIn saves: the sidebar, then the rest', async () => {
    const heading = (text: string) => ({ text, size: 13, font: 'bold' as const });
    const pdf = makePdf([
      {
        texts: [
          ...column(30, 790, heading('Contact'), 'ada@example.org', 'www.linkedin.com/in/ada'),
          ...column(30, 730, heading('Top Skills'), 'Analysis', 'Translation', heading('Languages'), 'French'),
          { text: 'Ada Lovelace', x: 220, y: 784, size: 26 },
          ...column(220, 760, 'Mathematician and writer', 'London, England, United Kingdom'),
          ...column(220, 716, heading('Summary'), 'Wrote what is read as the first published programme.'),
          ...column(220, 672, heading('Experience'), 'Scientific Memoirs', 'Translator', 'October 1842 - August 1843'),
          { text: 'Page 1 of 1', x: 500, y: 30, size: 9 },
        ],
      },
    ]);
    const { lines } = await extractPdf(pdf);
    expect(lines.map((line) => [line.column, textOf(line)])).toEqual([
      ...['Contact', 'ada@example.org', 'www.linkedin.com/in/ada', 'Top Skills', 'Analysis', 'Translation'].map(
        (text) => [0, text],
      ),
      ...['Languages', 'French'].map((text) => [0, text]),
      ...['Ada Lovelace', 'Mathematician and writer', 'London, England, United Kingdom', 'Summary'].map((text) => [
        1,
        text,
      ]),
      ...['Wrote what is read as the first published programme.', 'Experience', 'Scientific Memoirs'].map((text) => [
        1,
        text,
      ]),
      ...['Translator', 'October 1842 - August 1843'].map((text) => [1, text]),
    ]);
  });

  it('has the rules and the dots that are drawn beside it', async () => {
    const drawing = '50 740 m 545 740 l S 52 712 3 3 re f';
    const texts = [
      ...[
        { text: 'EXPERIENCE', x: 50, y: 745 },
        { text: MEMOIR, x: 62, y: 710 },
      ],
      { text: 'and letters', x: 62, y: 696 },
    ];
    const { lines } = await extractPdf(makePdf([{ texts, drawing }]));
    expect(lines.map(({ ruleBelow, bullet }) => [ruleBelow, bullet])).toEqual([
      [true, undefined],
      [false, 0],
      [false, undefined],
    ]);
  });

  it.each([
    { rotate: 90, degrees: 90, at: (x: number, y: number) => ({ x: 595 - y, y: x }) },
    { rotate: 180, degrees: 180, at: (x: number, y: number) => ({ x: 595 - x, y: 842 - y }) },
    { rotate: 270, degrees: 270, at: (x: number, y: number) => ({ x: y, y: 842 - x }) },
  ] as const)('is read as it is shown on a page that is turned by $rotate degrees', async ({ rotate, degrees, at }) => {
    const texts = [
      { text: 'Ada Lovelace', size: 24, degrees, ...at(50, 500) },
      { text: MEMOIR, degrees, ...at(50, 470) },
    ];
    const [one, other] = [at(50, 465), at(150, 480)];
    const links = [{ url: 'https://example.org/memoir', rect: [one.x, one.y, other.x, other.y] as const }];
    const { lines, pages } = await extractPdf(makePdf([{ texts, rotate, links }]));
    expect(pages).toEqual([rotate === 180 ? { width: 595, height: 842 } : { width: 842, height: 595 }]);
    expect(lines.map((line) => [textOf(line), Math.round(line.box?.left ?? 0)])).toEqual([
      ['Ada Lovelace', 50],
      [MEMOIR, 50],
    ]);
    expect(lines[1]?.segments[0]?.[0]?.link).toBe('https://example.org/memoir');
  });

  it('is kept apart where it runs along the side of a page', async () => {
    const side = [
      { text: 'Curriculum', x: 20, y: 300, degrees: 90 as const },
      { text: 'Vitae', x: 20, y: 360, degrees: 90 as const },
      { text: 'Made in London', x: 580, y: 300, degrees: 270 as const },
    ];
    const { lines } = await extractPdf(makePdf([{ texts: [...side, ...column(50, 700, 'Ada Lovelace', MEMOIR)] }]));
    expect(lines.map((line) => [textOf(line), line.isAside ?? false])).toEqual([
      ['Ada Lovelace', false],
      [MEMOIR, false],
      ['Curriculum Vitae', true],
      ['Made in London', true],
    ]);
  });

  it('is free of ligatures, invisible characters and Arabic letters by position', () => {
    expect(cleanRunText('eﬃcient oﬀer\u200b…™ m²')).toBe('efficient offer…™ m²');
    expect(cleanRunText('\ufee3\ufead\ufea3\ufe92\ufe8e')).toBe('مرحبا');
    expect(cleanRunText('⽂ 関⻄')).toBe('文 関西');
    expect(cleanRunText('Ana\u00ad')).toBe('Ana\u00ad');
  });

  it('has the dashes that people type, whatever the font calls them', () => {
    expect(cleanRunText('2012 ‒ 2016, well‐known')).toBe('2012 – 2016, well-known');
  });
});

describe('the photo of a PDF', () => {
  const image = { width: 60, height: 80, data: Buffer.alloc(60 * 80 * 3, 120) };
  const texts = column(50, 500, 'Ada Lovelace', MEMOIR, MEMOIR);

  it('is the image on the first page in the shape of one', async () => {
    const { photo } = await extractPdf(makePdf([{ texts, image, drawing: 'q 90 0 0 120 450 700 cm /Photo Do Q' }]));
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 80 });
  });

  it('is found if it is compressed without loss', async () => {
    const deflated = { ...image, data: deflateSync(image.data), isDeflated: true };
    const drawing = 'q 90 0 0 120 450 700 cm /Photo Do Q';
    const { photo } = await extractPdf(makePdf([{ texts, image: deflated, drawing }]));
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ width: 60, height: 80 });
  });

  it('is left out if decoding it together with the other images would take too much memory', () => {
    const images = (count: number, side: number) =>
      `1 0 obj << /Subtype /Image /Width ${side} /Height ${side} >> stream `.repeat(count);
    const limit = (text: string) => imageLimitOf(Buffer.from(text, 'latin1'));
    expect(limit(images(2, 2400))).toBe(2400 ** 2);
    expect(limit(images(12, 2400))).toBeLessThan(2400 ** 2);
    expect(limit(images(2, 100) + images(12, 2400))).toBeLessThan(2400 ** 2);
    expect(limit(images(1, 100) + images(1, 4000))).toBe(100 ** 2);
    expect(limit('1 0 obj << /Subtype /Image /Width 7 0 R /Height 90 >> stream')).toBe(0);
  });

  it.each([
    ['a background', 'q 595 0 0 842 0 0 cm /Photo Do Q'],
    ['a banner', 'q 500 0 0 60 50 780 cm /Photo Do Q'],
    ['an icon', 'q 12 0 0 12 50 700 cm /Photo Do Q'],
  ])('is not %s', async (_, drawing) => {
    expect((await extractPdf(makePdf([{ texts, image, drawing }]))).photo).toBeUndefined();
  });
});

describe('a PDF is refused', () => {
  it('if its pages are pictures', async () => {
    const image = { width: 60, height: 80, data: Buffer.alloc(60 * 80 * 3, 120) };
    const scan = makePdf([{ texts: [], image, drawing: 'q 595 0 0 842 0 0 cm /Photo Do Q' }]);
    expect(await refusal(scan)).toEqual({ word: 'scannedPdf' });
  });

  it('if it has more pages than a CV', async () => {
    const pages = Array.from({ length: MAX_PAGES + 1 }, () => ({ texts: column(50, 700, MEMOIR) }));
    expect(await refusal(makePdf(pages))).toEqual({ word: 'pdfTooLong', values: { pages: MAX_PAGES } });
  });

  it('if it shows more than anyone could read', async () => {
    const drawing = 'q Q '.repeat(151_000);
    expect(await refusal(makePdf([{ texts: column(50, 700, MEMOIR), drawing }]))).toEqual({ word: 'cvTooComplex' });
  });
});
