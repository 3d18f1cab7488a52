import type { SourceRun } from '../source-document.ts';

/** A paragraph of a document without positions. Line breaks divide it into lines, tab stops into segments. */
export type FlowParagraph = {
  type: 'paragraph';
  lines: SourceRun[][][];
  heading?: number | undefined;
  /** The depth of a list item; continued paragraphs of an item have none. */
  bullet?: number | undefined;
  /** In line heights. */
  gapAbove: number;
  ruleAbove?: boolean | undefined;
  ruleBelow?: boolean | undefined;
};
export type FlowTable = {
  type: 'table';
  /** The blocks in each cell of each row. */
  rows: FlowBlock[][][];
};
/** A box of text beside the others, read as a column of its own. */
export type FlowBox = { type: 'box'; blocks: FlowBlock[] };
export type FlowBlock = FlowParagraph | FlowTable | FlowBox;

export const isBlank = ({ lines }: FlowParagraph) =>
  lines.every((segments) => segments.every((runs) => runs.every(({ text }) => text.trim() === '')));
