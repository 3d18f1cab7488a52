import { endOfCharacter } from './clean-line.ts';

/**
 * Splits a text into parts of at most a length, of which each ends where a paragraph, a line or a word does if it can.
 * The spaces and line ends between parts are left out.
 */
export function splitText(text: string, maximum: number): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > maximum) {
    const end = endOfPart(text, start, start + maximum);
    parts.push(text.slice(start, end).trimEnd());
    start = end;
    if (text[start] === ' ') start += 1;
    // The spaces after a line end are an indentation.
    else while (text[start] === '\n') start += 1;
  }
  parts.push(text.slice(start));
  return parts.filter((part) => part.trim() !== '');
}

/** Parts are at least this share of the maximum, so that a text with few line ends has few parts. */
const MIN_SHARE = 0.5;

function endOfPart(text: string, start: number, maximumEnd: number): number {
  const window = text.slice(start, maximumEnd);
  for (const separator of ['\n\n', '\n', ' ']) {
    const at = window.lastIndexOf(separator);
    if (at > window.length * MIN_SHARE) return start + at;
  }
  return endOfCharacter(text, maximumEnd);
}
