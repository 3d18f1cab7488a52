/** Kinds and limits of the blocks of a case study, without the schemas, which would bloat the client bundle. */

/** Fields of a project that a case study shows as blocks, in the order in which it does unless they were moved. */
export const FIELD_BLOCKS = ['problem', 'approach', 'outcome', 'metrics', 'gallery'] as const;
export type FieldBlock = (typeof FIELD_BLOCKS)[number];

export const PICTURE_WIDTHS = ['column', 'wide', 'bleed'] as const;
export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const;

export const BLOCK_LIMITS = {
  blocks: 100,
  /** Characters of all blocks together. */
  total: 200_000,
  text: 20_000,
  heading: 200,
  quote: 2000,
  source: 200,
  code: 10_000,
  language: 30,
  caption: 500,
  alt: 500,
  title: 200,
  address: 2000,
  rows: 100,
  columns: 12,
  cell: 500,
  figures: 20,
  label: 80,
  value: 80,
  tracks: 20,
  trackLanguage: 35,
} as const;

/** The most pictures of each kind of block that has any. */
export const MAX_PICTURES = { picture: 1, pair: 2, comparison: 2, grid: 24 } as const;
