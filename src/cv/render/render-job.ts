import type { CardData } from './card/card-data.ts';
import type { PageData } from './page-data.ts';

/** A request to the compiler: a PDF, SVG drawings of the pages, or only the number of pages. */
export type RenderJob = {
  make: 'pdf' | 'pages' | 'count';
  template: string;
  data: PageData;
  /** The CV as JSON Resume, to embed in the PDF; null for a cover letter. */
  attachment: string | null;
  photo: Uint8Array | null;
};

/** A request to render a preview image. */
export type CardJob = { make: 'card'; card: CardData; photo: Uint8Array | null; picture: Uint8Array | null };

/**
 * The box of a part of the CV on a page, in points from the upper left corner. A part that spans pages has one on each.
 */
export type PageBox = { id: string; page: number; x: number; y: number; w: number; h: number };
export type RenderResult =
  | { make: 'pdf'; pdf: Uint8Array }
  | { make: 'pages'; pages: string[]; fingerprints: string[]; blocks: PageBox[] }
  | { make: 'count'; count: number }
  | { make: 'card'; svg: string };
