import { parseFence } from '../fences.ts';
import { parseHeading, parseListItem, parseQuote } from '../lines.ts';
import { parseDelimiterRow } from '../table-syntax.ts';

/** Where a paragraph is written. */
export type LineContext = { long: boolean; inQuote: boolean; inList: boolean };

/**
 * Returns a line of a paragraph with a backslash if it would begin another block. Escapes a few lines more than needed:
 * a single marker that begins a paragraph, each number in a list, and each line like the delimiters of a table. `•`
 * cannot be escaped.
 */
export function escapeMarker(line: string, isFirst: boolean, { long, inQuote, inList }: LineContext): string {
  if ((long || inQuote) && parseQuote(line) !== undefined) return `\\${line}`;
  if (long && (parseHeading(line) || parseFence(line))) return `\\${line}`;
  if (long && !isFirst && parseDelimiterRow(line)) return `\\${line}`;
  const item = parseListItem(line, long);
  if (!item || line.startsWith('•')) return line;
  if (!isFirst && !inList && (item.number !== 1 || item.rest === '')) return line;
  return line.replace(/^\d*/, '$&\\');
}

/** Returns the first line of an item with a backslash if it would begin a code block. A marker in it is text. */
export const escapeItemStart = (line: string, { long }: LineContext) => (long && parseFence(line) ? `\\${line}` : line);
