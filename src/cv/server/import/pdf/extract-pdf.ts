import { linesOfPages } from '../../../model/formats/unstructured/layout/lines-of-pages.ts';
import type { FaceKind, SourceDocument, SourceLine } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { findPhoto } from './find-photo.ts';
import { openPdf, type PdfPage } from './open-pdf.ts';

/** Fewer letters than this on each page are no CV, but what a scanner adds to its pictures. */
const MIN_LETTERS_A_PAGE = 40;

/** Reads the text of a PDF with its look, in reading order. */
export async function extractPdf(bytes: Uint8Array): Promise<SourceDocument> {
  const { pages, language } = await openPdf(bytes);
  if (pages.length === 0) throw new InvalidCvFile({ word: 'brokenPdf' });
  const letters = pages.reduce((sum, { runs }) => sum + runs.reduce((count, { text }) => count + text.length, 0), 0);
  if (letters < MIN_LETTERS_A_PAGE * pages.length) throw new InvalidCvFile({ word: 'scannedPdf' });
  return {
    format: 'pdf',
    lines: [...linesOfPages(pages), ...pages.flatMap(asidesOf)],
    pages: pages.map(({ width, height }) => ({ width, height })),
    ...(language !== '' && { language }),
    face: faceOfMost(pages),
    // A CV without its photo is better than none.
    photo: await findPhoto(bytes).catch(() => undefined),
  };
}

const asidesOf = ({ asides }: PdfPage, page: number): SourceLine[] =>
  linesOfPages(asides).map(({ box: _, ...line }) => ({ ...line, page, isAside: true }));

/** Returns the kind of typeface of most letters. */
function faceOfMost(pages: readonly PdfPage[]): FaceKind | undefined {
  const letters = new Map<FaceKind, number>();
  for (const { face, text } of pages.flatMap(({ runs }) => runs)) {
    if (face) letters.set(face, (letters.get(face) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0];
}
