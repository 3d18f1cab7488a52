/** The scale of the pages: a whole page, the page width, or a factor. */
export type ZoomMode = 'onePage' | 'pageWidth' | number;
type PixelSize = { width: number; height: number };

const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** Margin on each side of a page, in CSS pixels. */
const PAGE_MARGIN = 16;
/** Limits the scale for the page width on very wide screens, where text would become too large to read. */
const MAX_PAGE_WIDTH_SCALE = 2;
/** Scales that differ by less count as equal. */
const SCALE_TOLERANCE = 0.01;

/** Returns the scale of the paper for a zoom mode and viewport. */
export function scaleOf(mode: ZoomMode, viewport: PixelSize, paper: PixelSize): number {
  if (typeof mode === 'number') return mode;
  const widthScale = (viewport.width - 2 * PAGE_MARGIN) / paper.width;
  const fitScale =
    mode === 'onePage' ? Math.min(widthScale, (viewport.height - 2 * PAGE_MARGIN) / paper.height) : widthScale;
  return Math.max(0, Math.min(MAX_PAGE_WIDTH_SCALE, fitScale));
}

export const largerThan = (scale: number) => ZOOM_STEPS.find((step) => step > scale + SCALE_TOLERANCE);
export const smallerThan = (scale: number) => ZOOM_STEPS.findLast((step) => step < scale - SCALE_TOLERANCE);
