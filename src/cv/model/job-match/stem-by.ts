/** Takes endings off until none is left to take, as long as enough of the word stays. The first that fits is taken. */
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
