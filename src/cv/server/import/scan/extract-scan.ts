import { linesOfPages } from '../../../model/formats/unstructured/layout/lines-of-pages.ts';
import type { PageContent } from '../../../model/formats/unstructured/layout/page-content.ts';
import type { SourceDocument } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { type PageImages, readImagesOfPages } from '../pdf/open-pdf.ts';
import type { RawPixels } from '../photo-image.ts';
import { addressOf, drawPage, grayOf, turnPage } from './page-picture.ts';
import { placedWords } from './placed-words.ts';
import { type GrayPicture, type LanguageFile, openRecognizer, type Recognizer, type SeenText } from './recognizer.ts';

/** Each page takes a few seconds. */
export const MAX_SCANNED_PAGES = 8;
/** About a page of A4 at 600 dots per inch. */
const MAX_IMAGE_PIXELS = 36_000_000;
/** The height of pages that are as large as their picture has pixels. */
const [MAX_HEIGHT, USUAL_HEIGHT] = [1300, 842];
/** Lines that are more level are read as well as level ones. In degrees. */
const [LEAST_SLANT, MOST_SLANT] = [0.3, 15];
/** The mean confidence below which a text seems to be in another language. In percent. */
const OTHER_LANGUAGE = 70;
/** Fewer letters than this are specks, not a CV. */
const MIN_LETTERS = 40;

/** The languages of a scan: those to try first, and those to try if little is recognized. */
export type ScanLanguages = { first: readonly LanguageFile[]; others: readonly LanguageFile[] };
export type Scan = { document: SourceDocument /** A data address for each page. */; pictures: (string | undefined)[] };

type ReadPage = { content: PageContent; picture: string | undefined };

/** Recognizes the text in the pictures of a scanned PDF. */
export async function extractScan(bytes: Uint8Array, languages: ScanLanguages): Promise<Scan> {
  const recognizers = makeRecognizers(languages);
  const limits = { maxPages: MAX_SCANNED_PAGES, maxPixels: MAX_IMAGE_PIXELS };
  const pages = await readImagesOfPages(bytes, limits, (page) => readPage(page, recognizers));
  const letters = pages.flatMap(({ content }) => content.runs).reduce((sum, { text }) => sum + text.length, 0);
  if (letters < MIN_LETTERS) throw new InvalidCvFile({ word: 'scanUnreadable' });
  return {
    document: {
      format: 'pdf',
      lines: linesOfPages(pages.map(({ content }) => content)),
      pages: pages.map(({ content: { width, height } }) => ({ width, height })),
    },
    pictures: pages.map(({ picture }) => picture),
  };
}

async function readPage(page: PageImages, recognizers: Recognizers): Promise<ReadPage> {
  const unit = page.height > MAX_HEIGHT ? USUAL_HEIGHT / page.height : 1;
  const size = { width: page.width * unit, height: page.height * unit };
  const drawn = await drawPage(page);
  if (!drawn) return { content: { ...size, runs: [], rules: [], dots: [] }, picture: undefined };
  const level = await levelPage(drawn, recognizers);
  const gray = await grayOf(level);
  const { lines } = await recognizers.recognize(gray);
  const runs = placedWords(lines, gray, size.width / gray.width);
  return { content: { ...size, runs, rules: [], dots: [] }, picture: await addressOf(level) };
}

/** Returns a page whose lines are level, because feeders of scanners turn it a little. */
async function levelPage(page: RawPixels, recognizers: Recognizers): Promise<RawPixels> {
  const slant = await recognizers.slantOf(await grayOf(page));
  const isSlanted = Math.abs(slant) >= LEAST_SLANT && Math.abs(slant) <= MOST_SLANT;
  return isSlanted ? turnPage(page, slant) : page;
}

type Recognizers = ReturnType<typeof makeRecognizers>;

/** Makes a recognizer that keeps to the languages in which most was recognized. */
function makeRecognizers({ first, others }: ScanLanguages) {
  let current: Promise<Recognizer> | undefined;
  let isDecided = others.length === 0;
  const recognizer = () => {
    current ??= openRecognizer(first);
    return current;
  };
  return {
    slantOf: async (picture: GrayPicture) => (await recognizer()).slantOf(picture),

    async recognize(picture: GrayPicture): Promise<SeenText> {
      const text = (await recognizer()).recognize(picture);
      if (isDecided || text.confidence >= OTHER_LANGUAGE) return text;
      isDecided = true;
      const other = await openRecognizer(others);
      const otherText = other.recognize(picture);
      if (otherText.confidence <= text.confidence) return text;
      current = Promise.resolve(other);
      return otherText;
    },
  };
}
