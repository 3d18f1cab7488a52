import { parseHeading, parseListItem, parseQuote } from '../lines.ts';

/** Where a paragraph is written. */
export type LineContext = { long: boolean; inQuote: boolean; inList: boolean };

/**
 * Returns a line of a paragraph with a backslash if it would begin another block. Escapes a few lines more than needed:
 * a single marker that begins a paragraph, and each number in a list. `•` cannot be escaped.
 */
export function escapeMarker(line: string, isFirst: boolean, { long, inQuote, inList }: LineContext): string {
  if ((long || inQuote) && parseQuote(line) !== undefined) return `\\${line}`;
  if (long && parseHeading(line)) return `\\${line}`;
  const item = parseListItem(line, long);
  if (!item || line.startsWith('•')) return line;
  if (!isFirst && !inList && (item.number !== 1 || item.rest === '')) return line;
  return line.replace(/^\d*/, '$&\\');
}
