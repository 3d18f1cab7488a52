import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { makePdf } from '#testing/pdf-files.ts';
import { drawCv, drawPaper, ENGLISH, makeScan } from '#testing/scans.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { MAX_SCANNED_PAGES } from './extract-scan.ts';
import { readScan } from './read-scan.ts';
import { DamagedLanguage, openRecognizer } from './recognizer.ts';

// Recognizing a page takes some seconds.
vi.setConfig({ testTimeout: 60_000 });

const LANGUAGES = { first: [ENGLISH], others: [] };
const read = async (scan: Buffer) => readScan(scan, LANGUAGES);
const refusal = (scan: Buffer) =>
  read(scan).then(
    () => undefined,
    (error: unknown) => (error instanceof InvalidCvFile ? error.text : error),
  );

/** Returns the organizations of the jobs, and the institutions of the education. */
const organizationsOf = ({ content }: Awaited<ReturnType<typeof read>>) =>
  content.sections.flatMap((section) =>
    section.kind === 'work'
      ? section.items.map(({ name }) => name)
      : section.kind === 'education'
        ? section.items.map(({ institution }) => institution)
        : [],
  );

describe('a scan', () => {
  it.each([
    ['in color', {}],
    ['in black and white', { isBlackAndWhite: true }],
    ['on paper that lies askew', { slant: 1.5 }],
    ['with pages that are turned', { isTurned: true }],
  ])('is read as a CV: %s', async (_, options) => {
    const reading = await read(await makeScan([await drawCv()], options));
    const { basics } = reading.content;
    expect(basics).toMatchObject({ name: 'Nora Ellery', headline: 'Product designer', email: 'nora@ellery.example' });
    expect(basics.phone).toContain('555-0142');
    expect(organizationsOf(reading)).toEqual(['Meadowline Transit', 'Larkspur Health', 'Westmere College of Art']);
    const work = reading.content.sections.find((section) => section.kind === 'work');
    expect(work?.items[0]?.roles[0]).toMatchObject({ position: 'Senior product designer', start: '2022-03' });
    expect(JSON.stringify(work?.items[0])).toContain('Led the redesign of trip planning for 1.2 million riders');
  });

  it('has every field to check, beside the picture of its page', async () => {
    const { source } = await read(await makeScan([await drawCv()]));
    expect(source?.marks.length).toBeGreaterThan(10);
    expect(source?.marks.filter(({ sure }) => sure)).toEqual([]);
    expect(source?.pages[0]).toMatchObject({ width: 595, height: 842 });
    expect(source?.pages[0]?.picture).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]{1000,}/);
    const name = source?.lines[0];
    expect(name?.segments[0]?.[0]).toMatchObject({ text: 'Nora Ellery', bold: true });
    expect(Math.abs((name?.box?.left ?? 0) - 60)).toBeLessThan(3);
    expect(Math.abs((name?.box?.top ?? 0) + (name?.box?.height ?? 0) * 0.75 - 80)).toBeLessThan(4);
  });

  it('continues on its next page, and may have an empty one', async () => {
    const second = await drawPaper([
      { text: 'Languages', x: 60, y: 80, size: 14, isBold: true },
      { text: 'English (native), French (B2)', x: 60, y: 104 },
    ]);
    const { content, source } = await read(await makeScan([await drawCv(), await drawPaper([]), second]));
    expect(content.sections.map(({ kind }) => kind)).toEqual(['work', 'education', 'languages']);
    expect(source?.pages).toHaveLength(3);
  });
});

it('has a fault of the instance, not of the scan, if the data of a language is missing', async () => {
  const languages = { first: [{ code: 'eng', file: '/nowhere/eng.traineddata.gz' }], others: [] };
  await expect(readScan(await makeScan([await drawCv()]), languages)).rejects.toThrow(DamagedLanguage);
});

it('is recognized after other languages were tried', async () => {
  const recognizer = await openRecognizer([ENGLISH]);
  const { data, info } = await sharp(await drawCv())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await recognizer.use([{ ...ENGLISH, code: 'deu' }]);
  await recognizer.use([ENGLISH]);
  const { lines } = recognizer.recognize({ data, width: info.width, height: info.height });
  expect(lines[0]?.words.map(({ text }) => text)).toEqual(['Nora', 'Ellery']);
});

describe('a scan is refused', () => {
  it('if it has more pages than can be read in time', async () => {
    const image = { width: 8, height: 8, data: Buffer.alloc(192, 255) };
    const page = { texts: [], image, drawing: 'q 595 0 0 842 0 0 cm /Photo Do Q' };
    const scan = makePdf(Array.from({ length: MAX_SCANNED_PAGES + 1 }, () => page));
    expect(await refusal(scan)).toEqual({ word: 'scanTooLong', values: { pages: MAX_SCANNED_PAGES } });
  });

  it('as a file to import otherwise if its pages have no pictures to read', async () => {
    const outlines = makePdf([{ texts: [], drawing: '50 700 m 60 710 l 70 700 l f' }]);
    expect(await refusal(outlines)).toEqual({ word: 'scannedPdf' });
  });

  it('if it has no text', async () => {
    expect(await refusal(await makeScan([await drawPaper([])]))).toEqual({ word: 'scanUnreadable' });
  });
});
