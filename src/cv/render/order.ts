import type { CardData } from './card/card-data.ts';
import type { PageData } from './page-data.ts';

/** What a thread is asked to set: a PDF, drawings of the pages for a screen, or only how many pages there are. */
export type Order = {
  make: 'pdf' | 'pages' | 'count';
  template: string;
  data: PageData;
  /** The CV as other programs read it, to lie inside the PDF; nothing lies inside a letter. */
  attachment: string | null;
  photo: Uint8Array | null;
};

/** The drawing by which messengers show a page. */
export type CardOrder = { make: 'card'; card: CardData; photo: Uint8Array | null };

/** A part of the CV on a page, in points from its upper left corner. One that runs on has a box on each of its pages. */
export type Block = { id: string; page: number; x: number; y: number; w: number; h: number };
export type Made =
  | { make: 'pdf'; pdf: Uint8Array }
  | { make: 'pages'; pages: string[]; fingerprints: string[]; blocks: Block[] }
  | { make: 'count'; count: number }
  | { make: 'card'; drawing: string };
