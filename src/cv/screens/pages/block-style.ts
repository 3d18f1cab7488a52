import type { CvApiOutputs } from '../cv-calls.ts';

export type PageBlock = CvApiOutputs['preview']['blocks'][number];

/** Space around a highlighted block, in points. */
const HIGHLIGHT_PADDING = 4;

/** Returns the position of a highlight on a page. `paper` is its size in points. */
export const blockStyle = ({ x, y, w, h }: PageBlock, paper: { width: number; height: number }) => ({
  left: `${((x - HIGHLIGHT_PADDING) / paper.width) * 100}%`,
  top: `${((y - HIGHLIGHT_PADDING / 2) / paper.height) * 100}%`,
  width: `${((w + 2 * HIGHLIGHT_PADDING) / paper.width) * 100}%`,
  height: `${((h + HIGHLIGHT_PADDING) / paper.height) * 100}%`,
});
