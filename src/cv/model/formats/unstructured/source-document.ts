import type { UnstructuredFormat } from '../reading/report.ts';

export type { UnstructuredFormat } from '../reading/report.ts';

/**
 * A piece of a line in one style. Sizes are in points; plain text has the size 0, which says nothing of its look.
 */
export type SourceRun = {
  text: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** The address that this piece links to. */
  link?: string | undefined;
};

/** A rectangle on a page in points, from the upper left corner. */
export type PageBox = { left: number; top: number; width: number; height: number };

/** A line as a person sees it: pieces that stand beside each other in one column. */
export type SourceLine = {
  /** Groups of runs, separated by wide gaps or tab stops, as in “Engineer ……… 2020–2022”. At least one. */
  segments: SourceRun[][];
  /** The page, from 0. Formats without pages have one. */
  page: number;
  /** Absent in formats without positions. */
  box?: PageBox | undefined;
  /** The column or text box that holds the line, numbered in reading order within the document. */
  column: number;
  /** The level of a heading, if the file says so (styles of Word, headings of HTML, tags of a PDF). */
  heading?: number | undefined;
  /** The depth of a list item, from 0, whose marker is not in `segments`. Continued lines of an item have none. */
  bullet?: number | undefined;
  /** The space above the line in line heights; 0 within a paragraph. */
  gapAbove: number;
  /** Whether a drawn rule separates this line from the next. */
  ruleBelow: boolean;
  /** Whether it runs up or down the side of the page, so that nothing tells what it belongs to. */
  isAside?: true;
};

/** The kinds of typeface that a file tells apart. */
export type FaceKind = 'serif' | 'sans' | 'mono';

/** Text of a file in reading order, without repeated headers, footers and page numbers. */
export type SourceDocument = {
  format: UnstructuredFormat;
  lines: SourceLine[];
  pages: { width: number; height: number }[];
  /** A language tag that the file declares, for example `de-AT`. */
  language?: string | undefined;
  /** The kind of typeface of most letters, if the file says it. */
  face?: FaceKind | undefined;
  /** The picture most likely to show the person. */
  photo?: { bytes: Uint8Array; mediaType: 'image/jpeg' | 'image/png' } | undefined;
};
