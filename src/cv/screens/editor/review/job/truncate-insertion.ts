/** A text cut to a maximum length. The inserted part is cut at its end; the text around it is kept. */
export type TruncatedText = {
  text: string;
  /** The number of characters cut off. */
  left: number;
  /** The caret position after the inserted part. */
  caret: number;
};

export function truncateInsertion(before: string, after: string, maxLength: number): TruncatedText {
  const excess = after.length - maxLength;
  if (excess <= 0) return { text: after, left: 0, caret: after.length };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const inserted = after.slice(start, after.length - tail);
  const room = Math.max(0, inserted.length - excess);
  // Avoids cutting a surrogate pair in half.
  const truncated = inserted.slice(0, isHigh(inserted, room - 1) ? room - 1 : room);
  const text = `${after.slice(0, start)}${truncated}${after.slice(after.length - tail)}`.slice(0, maxLength);
  return { text, left: after.length - text.length, caret: start + truncated.length };
}

const isHigh = (text: string, at: number) => at >= 0 && /[\uD800-\uDBFF]/.test(text.charAt(at));
