import { useState } from 'react';

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** Nobody sees less of a difference. */
const ALIKE = 0.01;

/** How large pages are shown: as wide as there is room, up to their own size; or by steps. */
export function useZoom(room: number, fullWidth: number) {
  const [chosen, setChosen] = useState<number>();
  const fitting = room > 0 ? Math.min(1, room / fullWidth) : 1;
  const scale = chosen ?? fitting;
  const larger = STEPS.find((step) => step > scale + ALIKE);
  const smaller = STEPS.findLast((step) => step < scale - ALIKE);
  return {
    scale,
    /** Nothing until it was chosen: the room alone decides. */
    width: chosen === undefined ? undefined : Math.round(chosen * fullWidth),
    enlarge: larger === undefined ? undefined : () => setChosen(larger),
    reduce: smaller === undefined ? undefined : () => setChosen(smaller),
    fit: () => setChosen(undefined),
  };
}
