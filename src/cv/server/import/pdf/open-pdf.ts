import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { isMarker } from '../../../model/formats/unstructured/layout/list-marker.ts';
import type { PageContent, PlacedRun } from '../../../model/formats/unstructured/layout/page-content.ts';
import { ASCENT, type StyledTextRun } from '../../../render/reading/pdf-content.ts';
import { runsOf } from '../../../render/reading/runs-of-operators.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { attachLinks, type LinkArea } from './attach-links.ts';
import { type FontFacts, faceOfFont, isIconFont, styleOfFont } from './font-style.ts';
import { type PixelsOf, pixelsIn } from './image-pixels.ts';
import { artworkOf, type PlacedImage } from './page-artwork.ts';
import { edgesOf, type ShownPage, viewOf } from './page-view.ts';
import { cleanRunText } from './run-text.ts';
import { type StructureNode, tagsIn } from './tags.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const ERRORS_ONLY = 0;
/** Text is read without decoding any image. */
const NO_IMAGES = 1;

export const MAX_PAGES = 60;
const MAX_RUNS = 60_000;
/** Of a page: each is compared with each run. */
const MAX_LINKS = 1000;
/** No real file nests so deeply, shows so many shapes or letters. */
const MAX_OPERATORS = 300_000;

/** A page, and the text that runs up and down its side, each as a page that is turned for reading it. */
export type PdfPage = PageContent & { asides: PageContent[] };
export type OpenPdf = { pages: PdfPage[]; language: string };

/** Reads the text, its look and the lines of all pages of a PDF. */
export const openPdf = (bytes: Uint8Array): Promise<OpenPdf> =>
  withPdf(bytes, NO_IMAGES, async (pdf) => {
    if (pdf.numPages > MAX_PAGES) throw new InvalidCvFile({ word: 'pdfTooLong', values: { pages: MAX_PAGES } });
    const { info } = await pdf.getMetadata();
    const language = (info as { Language?: unknown }).Language;
    const pages: PdfPage[] = [];
    const left = { runs: MAX_RUNS, operators: MAX_OPERATORS };
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await contentOf(page, left));
      page.cleanup();
    }
    return { pages, language: typeof language === 'string' ? language : '' };
  });

/** A page of a PDF as its images. */
export type PageImages = { width: number; height: number; images: PlacedImage[]; pixelsOf: PixelsOf };

/** Returns what `use` makes of the images of at most `maxPixels` on the first page of a PDF. */
export const withImagesOfFirstPage = <T>(
  bytes: Uint8Array,
  maxPixels: number,
  use: (page: PageImages) => Promise<T>,
): Promise<T> => withPdf(bytes, maxPixels, async (pdf) => use(await imagesOf(await pdf.getPage(1))));

type ImageLimits = { maxPages: number; maxPixels: number };

/** Returns what `use` makes of the images of each page of a PDF, one page after the other. */
export const readImagesOfPages = <T>(
  bytes: Uint8Array,
  { maxPages, maxPixels }: ImageLimits,
  use: (page: PageImages) => Promise<T>,
): Promise<T[]> =>
  withPdf(bytes, maxPixels, async (pdf) => {
    if (pdf.numPages > maxPages) throw new InvalidCvFile({ word: 'scanTooLong', values: { pages: maxPages } });
    const results: T[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      results.push(await use(await imagesOf(page)));
      page.cleanup();
    }
    return results;
  });

async function imagesOf(page: Page): Promise<PageImages> {
  const { OPS } = await getResolvedPDFJS();
  const { view, width, height } = viewOf(page);
  const { images } = artworkOf(await page.getOperatorList(), OPS, view);
  return { width, height, images, pixelsOf: (name) => pixelsIn(page, name) };
}

async function withPdf<T>(bytes: Uint8Array, maxImageSize: number, use: (pdf: Pdf) => Promise<T>): Promise<T> {
  // The PDF library takes ownership of the bytes, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: ERRORS_ONLY, maxImageSize });
  try {
    return await use(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function contentOf(page: Page, left: { runs: number; operators: number }): Promise<PdfPage> {
  const { OPS } = await getResolvedPDFJS();
  const operators = await page.getOperatorList();
  left.operators -= operators.fnArray.length;
  if (left.operators < 0) throw new InvalidCvFile({ word: 'cvTooComplex' });
  const fontOf = makeFontLookup(page);
  const tags = tagsIn((await page.getStructTree()) as StructureNode | null);
  const runsIn = ({ view }: ShownPage) =>
    runsOf(operators, OPS, view, { clean: cleanRunText, unitOf: (font) => unitOf(fontOf(font)) });
  const place = (runs: readonly StyledTextRun[], shown: ShownPage) =>
    runs
      .filter(({ isRotated, font, text }) => !isRotated && (isMarker(text) || !isIconFont(fontOf(font))))
      .filter((run) => isWithin(run, shown))
      .map((run): PlacedRun => placedRun(run, fontOf(run.font), tags));
  const shown = viewOf(page);
  const runs = runsIn(shown);
  left.runs -= runs.length;
  if (left.runs < 0) throw new InvalidCvFile({ word: 'cvTooComplex' });
  const asideOf = (degrees: 90 | 270): PageContent => {
    const side = viewOf(page, degrees);
    const ahead = runsIn(side).filter(({ width }) => width > 0);
    return { width: side.width, height: side.height, runs: place(ahead, side), rules: [], dots: [] };
  };
  const { width, height, view } = shown;
  return {
    ...{ width, height, runs: attachLinks(place(runs, shown), await linkAreasOf(page, view)) },
    ...artworkOf(operators, OPS, view),
    asides: runs.some(({ isRotated }) => isRotated) ? [asideOf(90), asideOf(270)] : [],
  };
}

/** Text beyond the edges is not seen by anyone who looks at the page. */
const isWithin = ({ x, y, width }: StyledTextRun, page: ShownPage) =>
  x < page.width && x + width > 0 && y < page.height && y > -page.height / 50;

const placedRun = (run: StyledTextRun, font: FontFacts, tags: ReturnType<typeof tagsIn>): PlacedRun => {
  const { bold, italic } = styleOfFont(font);
  return {
    text: run.text,
    size: run.height,
    bold: bold || run.isStroked,
    italic,
    face: faceOfFont(font),
    box: { left: run.x, top: run.y, width: Math.max(0, run.width), height: run.height },
    baseline: run.y + run.height * ASCENT,
    tag: run.markedContent === undefined ? undefined : tags.get(run.markedContent),
  };
};

function makeFontLookup(page: Page) {
  const fonts = new Map<string, FontFacts>();
  return (name: string): FontFacts => {
    const known = fonts.get(name);
    if (known) return known;
    const facts = (page.commonObjs.has(name) ? page.commonObjs.get(name) : {}) as FontFacts;
    fonts.set(name, facts);
    return facts;
  };
}

const GLYPH_UNIT = 0.001;
const unitOf = ({ isType3Font, fontMatrix }: FontFacts) => (isType3Font && fontMatrix?.[0]) || GLYPH_UNIT;

type Annotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: readonly number[] };

async function linkAreasOf(page: Page, { left, top, turn }: ShownPage['view']): Promise<LinkArea[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.slice(0, MAX_LINKS).flatMap(({ subtype, url, unsafeUrl, rect = [] }) => {
    const address = url ?? unsafeUrl;
    if (subtype !== 'Link' || !address) return [];
    const edges = edgesOf(rect, turn);
    const [width, height] = [edges.right - edges.left, edges.top - edges.bottom];
    return [{ url: address, box: { left: edges.left - left, top: top - edges.top, width, height } }];
  });
}
