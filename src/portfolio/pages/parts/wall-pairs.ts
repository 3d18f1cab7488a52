/** Below this ratio, a picture is upright enough to have half the width of a phone. */
const MAX_RATIO = 1.2;

/** Pictures side by side are at most so many times as high as one another. */
const MAX_DIFFERENCE = 1.25;

/**
 * Returns which pictures of the wall stand side by side on phones: each upright one with the next upright one, if both
 * have about the same proportions. Every other picture has a row of its own, so that no row has a gap. Takes the ratios of
 * width to height, undefined for a project without a picture.
 */
export function pairedPictures(ratios: readonly (number | undefined)[]): boolean[] {
  const paired = ratios.map(() => false);
  let waiting: { at: number; ratio: number } | undefined;
  for (const [at, ratio] of ratios.entries()) {
    if (ratio === undefined || ratio >= MAX_RATIO) continue;
    if (waiting && Math.max(ratio / waiting.ratio, waiting.ratio / ratio) <= MAX_DIFFERENCE) {
      paired[waiting.at] = true;
      paired[at] = true;
      waiting = undefined;
    } else waiting = { at, ratio };
  }
  return paired;
}
