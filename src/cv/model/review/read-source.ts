import type { TextSpan } from '../formats/unstructured/excerpt.ts';
import type { Mark } from '../formats/unstructured/ledger.ts';
import type { FaceKind, PageBox, SourceRun } from '../formats/unstructured/source-document.ts';

/** A line of a file as a review shows it. */
export type ReadLine = {
  segments: Pick<SourceRun, 'text' | 'size' | 'bold' | 'italic'>[][];
  page: number;
  box?: PageBox | undefined;
  bullet?: number | undefined;
  heading?: number | undefined;
  gapAbove: number;
};

/** The size of a page in points, and its picture as a data address if its text was recognized in one. */
export type ReadPage = { width: number; height: number; picture?: string | undefined };

/** The text that a CV was recognized in, with what became of it. */
export type ReadSource = {
  lines: ReadLine[];
  pages: ReadPage[];
  /** The kind of typeface of most letters; null if the file doesn't say it. */
  face: FaceKind | null;
  marks: Mark[];
  unplaced: TextSpan[];
  /** Id of the hidden section of the CV that holds the unplaced text; null if all was placed. */
  unplacedSection: string | null;
  /** The template that looks most like the file. */
  template: string;
};

/** Returns whether a text was recognized in pictures, so that each letter may be wrong. */
export const isScan = ({ pages }: Pick<ReadSource, 'pages'>): boolean =>
  pages.some(({ picture }) => picture !== undefined);
