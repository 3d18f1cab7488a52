import { useState } from 'react';

const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** Scales that differ by less count as equal. */
const SCALE_TOLERANCE = 0.01;

/** Returns the scale of the pages and its controls. By default, pages fit the available width, up to 100 %. */
export function useZoom(availableWidth: number, fullWidth: number) {
  const [chosenScale, setChosenScale] = useState<number>();
  const fitScale = availableWidth > 0 ? Math.min(1, availableWidth / fullWidth) : 1;
  const scale = chosenScale ?? fitScale;
  const larger = ZOOM_STEPS.find((step) => step > scale + SCALE_TOLERANCE);
  const smaller = ZOOM_STEPS.findLast((step) => step < scale - SCALE_TOLERANCE);
  return {
    scale,
    /** Undefined until a scale is chosen; the pages then fit the available width. */
    width: chosenScale === undefined ? undefined : Math.round(chosenScale * fullWidth),
    enlarge: larger === undefined ? undefined : () => setChosenScale(larger),
    reduce: smaller === undefined ? undefined : () => setChosenScale(smaller),
    fit: () => setChosenScale(undefined),
  };
}
