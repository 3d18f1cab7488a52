type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Half the size of a target that a finger finds, in CSS pixels. Lines of a page on a phone are much lower. */
const REACH = 22;
/** A finger beside a short line means that line, and none above or below it. */
const HEIGHT_WEIGHT = 4;

/** Returns the line that is nearest to a point, or `undefined` if a finger there means none. */
export function nearestLine(boxes: readonly { line: number; box: Box }[], { x, y }: { x: number; y: number }) {
  let nearest: { line: number; distance: number } | undefined;
  for (const { line, box } of boxes) {
    const beside = Math.max(box.left - x, 0, x - box.right);
    const above = Math.max(box.top - y, 0, y - box.bottom);
    const distance = beside + above * HEIGHT_WEIGHT;
    const isNearer = nearest === undefined || distance < nearest.distance;
    if (beside <= REACH && above <= REACH && isNearer) nearest = { line, distance };
  }
  return nearest?.line;
}
