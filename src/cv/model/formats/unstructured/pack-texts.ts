import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS } from '../../content.ts';

/** A text of this length fits a field also if each of its characters is escaped. */
const MAX_PART = CV_LIMITS.text / 2;

/** Joins plain texts to as few values of a field with Markdown as hold them all, each text on a line of its own. */
export function packTexts(texts: readonly string[]): string[] {
  const packed: string[] = [];
  for (const text of texts.flatMap(partsOf)) {
    const line = escapeMarkdown(text);
    const last = packed.at(-1);
    if (last !== undefined && last.length + line.length + 1 <= CV_LIMITS.text)
      packed[packed.length - 1] = `${last}\n${line}`;
    else packed.push(line);
  }
  return packed;
}

/** Splits a text that is longer than a field takes. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += MAX_PART) parts.push(text.slice(at, at + MAX_PART));
  return parts;
}
