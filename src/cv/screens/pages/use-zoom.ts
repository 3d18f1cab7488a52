import { useState } from 'react';

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** Scales that differ by less count as equal. */
const ALIKE = 0.01;

/** Returns the scale of the pages and its controls. By default, pages fit the available width, up to 100 %. */
export function useZoom(room: number, fullWidth: number) {
  const [chosen, setChosen] = useState<number>();
  const fitting = room > 0 ? Math.min(1, room / fullWidth) : 1;
  const scale = chosen ?? fitting;
  const larger = STEPS.find((step) => step > scale + ALIKE);
  const smaller = STEPS.findLast((step) => step < scale - ALIKE);
  return {
    scale,
    /** Undefined until a scale is chosen; the pages then fit the available width. */
    width: chosen === undefined ? undefined : Math.round(chosen * fullWidth),
    enlarge: larger === undefined ? undefined : () => setChosen(larger),
    reduce: smaller === undefined ? undefined : () => setChosen(smaller),
    fit: () => setChosen(undefined),
  };
}
