import { linesOfPages } from '../../../model/formats/unstructured/layout/lines-of-pages.ts';
import type { PageContent } from '../../../model/formats/unstructured/layout/page-content.ts';
import type { SourceDocument } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { type PageImages, readImagesOfPages } from '../pdf/open-pdf.ts';
import type { RawPixels } from '../photo-image.ts';
import { MIN_LETTERS, recognizeInLanguages, type ScanLanguages } from './choose-language.ts';
import { addressOf, drawPage, grayOf, turnPage } from './page-picture.ts';
import { placedWords } from './placed-words.ts';
import { DamagedLanguage, openRecognizer, type Recognizer } from './recognizer.ts';

/** Each page takes a few seconds. */
export const MAX_SCANNED_PAGES = 8;
/** About a page of A4 at 600 dots per inch. */
const MAX_IMAGE_PIXELS = 36_000_000;
/** The height of pages that are as large as their picture has pixels. */
const [MAX_HEIGHT, USUAL_HEIGHT] = [1300, 842];
/** Lines that are more level are read as well as level ones. In degrees. */
const [LEAST_SLANT, MOST_SLANT] = [0.3, 15];

export type Scan = { document: SourceDocument /** A data address for each page. */; pictures: (string | undefined)[] };

type ReadPage = { content: PageContent; picture: string | undefined };

/** Recognizes the text in the pictures of a scanned PDF. */
export async function extractScan(bytes: Uint8Array, languages: ScanLanguages): Promise<Scan> {
  const recognizer = await openRecognizer(languages.first);
  const tools = { recognizer, recognize: recognizeInLanguages(recognizer, languages) };
  const limits = { maxPages: MAX_SCANNED_PAGES, maxPixels: MAX_IMAGE_PIXELS };
  const pages = await readImagesOfPages(bytes, limits, (page) => readPage(page, tools));
  const letters = pages.flatMap(({ content }) => content.runs).reduce((sum, { text }) => sum + text.length, 0);
  // Pages without pictures show text as shapes, which a scanner can't improve.
  const hasPictures = pages.some(({ picture }) => picture !== undefined);
  if (letters < MIN_LETTERS) throw new InvalidCvFile({ word: hasPictures ? 'scanUnreadable' : 'scannedPdf' });
  return {
    document: {
      format: 'pdf',
      lines: linesOfPages(pages.map(({ content }) => content)),
      pages: pages.map(({ content: { width, height } }) => ({ width, height })),
    },
    pictures: pages.map(({ picture }) => picture),
  };
}

type Tools = { recognizer: Recognizer; recognize: ReturnType<typeof recognizeInLanguages> };

/** Reads a page. One that can't be drawn or read is a fault of the file, unless the data of a language is damaged. */
async function readPage(page: PageImages, tools: Tools): Promise<ReadPage> {
  try {
    return await recognizePage(page, tools);
  } catch (error) {
    if (error instanceof DamagedLanguage) throw error;
    throw new InvalidCvFile({ word: 'scanUnreadable' }, error);
  }
}

async function recognizePage(page: PageImages, { recognizer, recognize }: Tools): Promise<ReadPage> {
  const unit = page.height > MAX_HEIGHT ? USUAL_HEIGHT / page.height : 1;
  const size = { width: page.width * unit, height: page.height * unit };
  const drawn = await drawPage(page);
  if (!drawn) return { content: { ...size, runs: [], rules: [], dots: [] }, picture: undefined };
  const level = await levelPage(drawn, recognizer);
  const gray = await grayOf(level);
  const { lines } = await recognize(gray);
  const runs = placedWords(lines, gray, size.width / gray.width);
  return { content: { ...size, runs, rules: [], dots: [] }, picture: await addressOf(level) };
}

/** Returns a page whose lines are level, because feeders of scanners turn it a little. */
async function levelPage(page: RawPixels, recognizer: Recognizer): Promise<RawPixels> {
  const slant = recognizer.slantOf(await grayOf(page));
  const isSlanted = Math.abs(slant) >= LEAST_SLANT && Math.abs(slant) <= MOST_SLANT;
  return isSlanted ? turnPage(page, slant) : page;
}
