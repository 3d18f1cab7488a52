/** A part of the text of a line, by its index in the document. */
export type TextSpan = { line: number; start: number; end: number };

/** A part of an excerpt that comes from one line. `at` is its position in the text of the excerpt. */
type Origin = TextSpan & { at: number };

/** Text from one or several lines, which knows where each of its characters comes from. */
export type Excerpt = { text: string; origins: readonly Origin[] };

/** Returns the text of a line. Spans refer to it. */
export const textOfLine = ({ segments }: { segments: readonly (readonly { text: string }[])[] }): string =>
  segments.map((runs) => runs.map(({ text }) => text).join('')).join('\t');

export const EMPTY_EXCERPT: Excerpt = { text: '', origins: [] };

export const excerptAt = (line: number, start: number, text: string): Excerpt => ({
  text,
  origins: [{ line, start, end: start + text.length, at: 0 }],
});

export function sliceExcerpt({ text, origins }: Excerpt, from: number, to = text.length): Excerpt {
  const cut = origins.flatMap(({ line, start, end, at }) => {
    const first = Math.max(from, at);
    const last = Math.min(to, at + end - start);
    return first < last ? [{ line, start: start + first - at, end: start + last - at, at: first - from }] : [];
  });
  return { text: text.slice(from, to), origins: cut };
}

/** Separators around a value that are no part of it. */
const OUTER_SEPARATOR = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069,;|·•∙●▪◦:/–—―−~〜～‖、،؛،→*_-]/u;

/** Returns where a text is within the white space and the separators at both ends. */
export function withinSeparators(text: string): { from: number; to: number } {
  let [from, to] = [0, text.length];
  while (from < to && OUTER_SEPARATOR.test(text[from] ?? '')) from += 1;
  while (to > from && OUTER_SEPARATOR.test(text[to - 1] ?? '')) to -= 1;
  return { from, to };
}

/** Removes white space and separators at both ends. */
export function trimExcerpt(excerpt: Excerpt): Excerpt {
  const { text } = excerpt;
  const { from, to } = withinSeparators(text);
  return from === 0 && to === text.length ? excerpt : sliceExcerpt(excerpt, from, to);
}

export function joinExcerpts(excerpts: readonly Excerpt[], glue: string): Excerpt {
  let text = '';
  const origins: Origin[] = [];
  excerpts.forEach((one, index) => {
    if (index > 0) text += glue;
    for (const origin of one.origins) origins.push({ ...origin, at: origin.at + text.length });
    text += one.text;
  });
  return { text, origins };
}

/** Splits an excerpt at the matches of a global pattern. Empty parts are left out. */
export function splitExcerpt(excerpt: Excerpt, separator: RegExp): Excerpt[] {
  const parts: Excerpt[] = [];
  let from = 0;
  for (const match of excerpt.text.matchAll(separator)) {
    parts.push(sliceExcerpt(excerpt, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(sliceExcerpt(excerpt, from));
  return parts.map(trimExcerpt).filter(({ text }) => text !== '');
}
