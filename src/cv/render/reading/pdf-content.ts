/** A piece of text as the PDF contains it. Its box is in points from the upper left corner of the page. */
export type PdfTextRun = PdfBox & {
  text: string;
  /** Whether it belongs to the page rather than to the text, as a footer or a page number does. */
  isArtifact: boolean;
};
/** A piece of text with its look and its place in the structure of the page. */
export type StyledTextRun = PdfTextRun & {
  /** The name of its font on the page. */
  font: string;
  /** Whether its outlines are drawn as well, which makes it look bold. */
  isStroked: boolean;
  /** Whether it runs up or down the page. */
  isRotated: boolean;
  /** The number by which the structure of a tagged page refers to it. */
  markedContent: number | undefined;
};
/** The height of a run's box is its font size. */
export type PdfBox = { x: number; y: number; width: number; height: number };
export type PdfPage = { width: number; height: number; runs: PdfTextRun[] };

/** The share of a run's height above its baseline in the compiler's output; the rest is below. */
export const ASCENT = 0.75;

/** The content of a PDF as another program extracts it. */
export type PdfContent = {
  title: string;
  language: string;
  /** Whether it is a tagged PDF, and whether it claims to conform to PDF/UA-1. */
  tagged: boolean;
  accessible: boolean;
  attachments: { name: string; content: Uint8Array }[];
  /** Runs are in the order of the file. */
  pages: PdfPage[];
};
