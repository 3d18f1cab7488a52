type Range = { from: number; to: number };

/**
 * Returns where a range of a text is after the text has been edited elsewhere; undefined if the edit touches the range.
 * Everything between the first and the last character that differ counts as edited.
 */
export function movedRange(before: string, now: string, { from, to }: Range): Range | undefined {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (to <= start) return { from, to };
  const shift = now.length - before.length;
  return from >= before.length - end ? { from: from + shift, to: to + shift } : undefined;
}
