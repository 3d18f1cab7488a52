import { isLetterspaced } from './lexicon/heading-kind.ts';
import type { SourceDocument, SourceLine } from './source-document.ts';

/** The size of a character, by which positions in a plain text are told. */
const CHARACTER = { width: 6, height: 12 } as const;
const MARKER = /^([-*+•●▪◦‣·∙■□◆◇▶►➢➤✓✔–—○※]|\(?\d{1,2}\))(?:\s+|(?<=[•●▪◦‣■◆➢➤✓✔※])\s*)(?=\S)/u;
const RULE = /^\s*(?:[-=_*─━═~–—]\s?){3,200}$/;
const WIDE_GAP = /\t+| {3,}/g;
const MAX_LINE = 20_000;
/** A tab stops at the next multiple of this. */
const TAB = 4;

/** Returns a plain text as lines. Blank lines become gaps, drawn rules and markers properties of lines. */
export function extractText(text: string): SourceDocument {
  const lines: SourceLine[] = [];
  let gapAbove = 0;
  let widest = 0;
  const rawLines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\f\v\u2028\u2029]/)
    .flatMap(splitLong);
  const indents: number[] = [];
  rawLines.forEach((raw, at) => {
    const line = raw.trim();
    const last = lines.at(-1);
    if (line === '') gapAbove += 1;
    else if (RULE.test(raw) && last) last.ruleBelow = true;
    else {
      const indent = widthOf(/^\s*/.exec(raw)?.[0] ?? '');
      const marker = MARKER.exec(line)?.[0] ?? '';
      const body = line.slice(marker.length);
      widest = Math.max(widest, widthOf(raw.trimEnd()));
      lines.push({
        segments: (isLetterspaced(body) ? [body] : body.split(WIDE_GAP)).map((segment) => [
          { text: segment, size: 0, bold: false, italic: false },
        ]),
        page: 0,
        box: {
          left: (indent + widthOf(marker)) * CHARACTER.width,
          top: at * CHARACTER.height,
          width: widthOf(body) * CHARACTER.width,
          height: CHARACTER.height,
        },
        column: 0,
        ...(marker ? { bullet: depthOf(indents, indent) } : {}),
        gapAbove: lines.length === 0 ? 0 : gapAbove,
        ruleBelow: false,
      });
      if (marker === '' && gapAbove > 0) indents.length = 0;
      gapAbove = 0;
    }
  });
  const size = { width: widest * CHARACTER.width, height: rawLines.length * CHARACTER.height };
  return { format: 'text', lines, pages: [size] };
}

/** Splits lines that are longer than a paragraph can be. */
function splitLong(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < line.length || at === 0; at += MAX_LINE) parts.push(line.slice(at, at + MAX_LINE));
  return parts;
}

/** Returns the depth of a list item by the indents of those above it. */
function depthOf(indents: number[], indent: number): number {
  while (indents.length > 0 && (indents.at(-1) ?? 0) > indent) indents.pop();
  if (indents.at(-1) !== indent) indents.push(indent);
  return indents.length - 1;
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns the number of columns that a text takes. East Asian characters take two. */
function widthOf(text: string): number {
  let width = text.length + (text.match(WIDE)?.length ?? 0);
  for (let at = text.indexOf('\t'); at >= 0; at = text.indexOf('\t', at + 1)) width += TAB - 1;
  return width;
}
