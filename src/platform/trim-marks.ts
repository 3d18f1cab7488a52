/**
 * Returns `text` without the characters at its end that `mark` matches; `mark` matches one character. `/[…]+$/` would try
 * each of them as a beginning, which takes time that grows with the square of their number.
 */
export function trimEndMarks(text: string, mark: RegExp) {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
