/**
 * Returns a text without the characters at its end that match `mark`, a pattern for one character. A regular expression
 * `/[…]+$/` would take quadratic time in their number.
 */
export function trimEndMarks(text: string, mark: RegExp) {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
