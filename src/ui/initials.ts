/** Returns the first letters of the first and last words of a name, in any script. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? letter(word) : '')).join('');
}

function letter(word: string): string {
  const start = word.replace(/^[^\p{L}\p{N}]+/u, '');
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start);
  return (first?.segment ?? '').toLocaleUpperCase();
}
