/** A piece of text as a PDF holds it. Its box is in points from the upper left corner of its page. */
export type Run = Box & {
  text: string;
  /** Whether it belongs to the page and not to the text: a foot, the number of the page. */
  aside: boolean;
};
export type Box = { x: number; y: number; width: number; height: number };
export type PageRead = { width: number; height: number; runs: Run[] };

/** What a PDF says to a program that reads it. */
export type PdfRead = {
  title: string;
  language: string;
  /** Whether it tells its structure, and whether it claims to keep all rules of PDF/UA-1. */
  tagged: boolean;
  accessible: boolean;
  attachments: { name: string; content: Uint8Array }[];
  /** Runs stand in the order in which the file holds them. */
  pages: PageRead[];
};
