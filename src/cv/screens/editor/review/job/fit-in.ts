/** A text cut to a maximum length. The inserted part is cut at its end; the text around it is kept. */
export type Fitted = {
  text: string;
  /** The number of characters cut off. */
  left: number;
  /** The caret position after the inserted part. */
  caret: number;
};

export function fitIn(before: string, after: string, most: number): Fitted {
  const over = after.length - most;
  if (over <= 0) return { text: after, left: 0, caret: after.length };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const came = after.slice(start, after.length - tail);
  const room = Math.max(0, came.length - over);
  // Avoids cutting a surrogate pair in half.
  const kept = came.slice(0, isHigh(came, room - 1) ? room - 1 : room);
  const text = `${after.slice(0, start)}${kept}${after.slice(after.length - tail)}`.slice(0, most);
  return { text, left: after.length - text.length, caret: start + kept.length };
}

const isHigh = (text: string, at: number) => at >= 0 && /[\uD800-\uDBFF]/.test(text.charAt(at));
