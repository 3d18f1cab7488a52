/** Returns a text in one line, cut to at most `most` characters. */
export function shortened(text: string, most: number) {
  const whole = text.replace(/\s+/g, ' ');
  if (whole.length <= most) return whole;
  return `${whole
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
