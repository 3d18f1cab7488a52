/** Returns whether the label contains every typed word, in any order. */
export const matchesWords = (label: string, typed: string, contains: (text: string, part: string) => boolean) =>
  typed.split(/\s+/).every((word) => contains(label, word));
