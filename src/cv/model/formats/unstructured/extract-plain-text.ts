import type { SourceDocument } from './source-document.ts';

/** Returns the lines of a text. Empty lines are gaps. */
export function extractPlainText(text: string): SourceDocument {
  const document: SourceDocument = { format: 'text', lines: [], pages: [] };
  let gapAbove = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      gapAbove = 1;
      continue;
    }
    const segments = line.trim().split('\t').filter(Boolean);
    document.lines.push({
      segments: segments.map((segment) => [{ text: segment, size: 0, bold: false, italic: false }]),
      ...{ page: 0, column: 0, gapAbove: document.lines.length === 0 ? 0 : gapAbove, ruleBelow: false },
    });
    gapAbove = 0;
  }
  return document;
}
