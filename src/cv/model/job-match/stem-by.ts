/**
 * Returns a function that strips up to `most` endings from a word and leaves at least `least` letters. Each time, the
 * first ending that matches is stripped.
 */
export const withoutEndings =
  (endings: readonly string[], least: number, most = 3) =>
  (word: string): string => {
    let stem = word;
    for (let round = 0; round < most; round += 1) {
      const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= least);
      if (ending === undefined) return stem;
      stem = stem.slice(0, -ending.length);
    }
    return stem;
  };
