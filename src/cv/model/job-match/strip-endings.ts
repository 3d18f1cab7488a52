/**
 * Returns a function that strips up to `maxEndings` endings from a word and leaves at least `minLength` letters. Each
 * time, the first ending that matches is stripped.
 */
export const makeEndingStripper =
  (endings: readonly string[], minLength: number, maxEndings = 3) =>
  (word: string): string => {
    let stem = word;
    for (let round = 0; round < maxEndings; round += 1) {
      const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= minLength);
      if (ending === undefined) return stem;
      stem = stem.slice(0, -ending.length);
    }
    return stem;
  };
